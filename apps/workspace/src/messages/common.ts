import { defineMessages } from './define-messages.ts'

/** Words that several screens share. */
export const commonMessages = defineMessages(
  {
    siteTitle: '计量自助服务平台',
    workbench: '计量工作台',
    home: '首页',
    networkLost: '网络没有连上，您填写的内容没有丢失，请稍后重试。',
    timeout: '请求超时,请重试~~~',
    language: 'English',
    scheme: '外观',
    light: '浅色',
    dark: '深色',
    followSystem: '跟随系统',
  },
  {
    siteTitle: 'Metrology self-service platform',
    workbench: 'Workspace',
    home: 'Home',
    networkLost: 'The network did not carry this. Nothing you typed is lost; please try again in a moment.',
    timeout: 'The request took too long. Please try again',
    language: '中文',
    scheme: 'Appearance',
    light: 'Light',
    dark: 'Dark',
    followSystem: 'As the system',
  },
)
