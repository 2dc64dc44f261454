import { readSettings, type Settings, settingNames } from './settings.ts'
import { unknownSettings } from './unknown-settings.ts'

/**
 * Reads the settings that this process was given, and tells on standard error which of their names are none. It goes on with such a name: one
 * that an update took away must not keep an institute from working. They are told before anything can be refused, since a misspelt name may
 * be the reason for that.
 * @throws {SettingProblem} naming every setting that cannot be used
 */
export function settingsOfProcess(): Settings {
  for (const sentence of unknownSettings(process.env, settingNames)) process.stderr.write(`${sentence}\n`)
  return readSettings(process.env)
}
