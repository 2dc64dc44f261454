/** The migrated database that tests clone. */
export const templateName = 'etalon_template'
