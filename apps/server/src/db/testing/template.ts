/** The migrated database that tests clone. */
export const templateName = 'etalon_template'

/** The same with the institutes of the demonstration in it, as a first start leaves them. */
export const institutesName = 'etalon_template_institutes'
