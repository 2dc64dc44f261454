import type { PublicFrame, PublicLocale, PublicSubject, Typed } from '@etalon/api/domain'
import { catalogues } from '../messages/index.ts'
import { Icon } from './icon.tsx'
import { Missing } from './missing.tsx'

export interface QueryFormProps {
  readonly frame: PublicFrame
  readonly locale: PublicLocale
}

/** What a form begins with: what was typed before, or what stood in the address of an old link. */
export interface AskFormProps extends QueryFormProps {
  readonly typed?: Typed
}

/** Number and check code. They travel in the body of a POST, never in an address. */
export function QueryForm({ frame, locale, typed = {} }: AskFormProps) {
  const t = catalogues[locale].form
  return (
    <form action={frame.links.search} method="post">
      <div className="two-in">
        <div>
          <label htmlFor="number">{t.number}</label>
          <span className="hint" id="number-hint">
            {t.numberHint(<span className="num">{frame.exampleNumber}</span>)}
          </span>
          <Missing name="number" label={t.number} locale={locale} />
          <input
            id="number"
            name="number"
            className="num"
            defaultValue={typed.number}
            aria-describedby="number-hint"
            maxLength={80}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
        </div>
        <div>
          <label htmlFor="code">{t.code}</label>
          <span className="hint" id="code-hint">
            {t.codeHint}
          </span>
          <Missing name="code" label={t.code} locale={locale} />
          <input
            id="code"
            name="code"
            className="wide"
            defaultValue={typed.code}
            aria-describedby="code-hint"
            maxLength={30}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
        </div>
      </div>
      <button type="submit" className="btn">
        {t.search}
      </button>
    </form>
  )
}

/** Where the form of each subject is sent. */
const formLinks = {
  certificate: 'search',
  enterprise: 'enterprise',
  jewellery: 'jewellery',
  appraisal: 'appraisal',
  label: 'label',
  'test-report': 'testReport',
} as const satisfies Readonly<Record<PublicSubject, keyof PublicFrame['links']>>

/** The form of a subject, whichever it is. */
export function SubjectForm({ frame, locale, subject, typed = {} }: AskFormProps & { readonly subject: PublicSubject }) {
  if (subject === 'certificate') return <QueryForm frame={frame} locale={locale} typed={typed} />
  const t = catalogues[locale]
  const words = t.questions.subjects[subject]
  return (
    <form action={frame.links[formLinks[subject]]} method="post">
      {subject === 'enterprise' && (
        <Field
          locale={locale}
          name="creditCode"
          label={t.questions.creditCode}
          hint={t.questions.creditCodeHint}
          value={typed.creditCode}
          longest={40}
          look="num"
        />
      )}
      <div className="two-in">
        <Field
          locale={locale}
          name="number"
          label={words.number}
          hint={words.numberHint}
          value={typed.number}
          longest={80}
          look="num"
        />
        <Field
          locale={locale}
          name="code"
          label={t.form.code}
          hint={words.codeHint}
          value={typed.code}
          longest={30}
          look="wide"
        />
      </div>
      <button type="submit" className="btn">
        {t.form.search}
      </button>
    </form>
  )
}

interface FieldProps {
  readonly locale: PublicLocale
  readonly name: string
  readonly label: string
  readonly hint: string
  readonly value: string | undefined
  readonly longest: number
  readonly look: 'num' | 'wide'
}

/** A field for letters and digits from paper. */
function Field({ locale, name, label, hint, value, longest, look }: FieldProps) {
  return (
    <div>
      <label htmlFor={name}>{label}</label>
      <span className="hint" id={`${name}-hint`}>
        {hint}
      </span>
      <Missing name={name} label={label} locale={locale} />
      <input
        id={name}
        name={name}
        className={look}
        defaultValue={value}
        aria-describedby={`${name}-hint`}
        maxLength={longest}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
    </div>
  )
}

/** Where number and code stand on a cover. */
export function CoverSketch({ locale }: { locale: PublicLocale }) {
  const t = catalogues[locale].form
  return (
    <figure className="plate">
      <svg width="300" height="220" viewBox="0 0 300 220" role="img" aria-label={t.sketch}>
        <path d="M70 4h160v212H70z" fill="none" stroke="currentColor" />
        <path d="M84 22h60M84 68h132M84 84h132M84 100h132M84 116h132" stroke="currentColor" opacity=".5" />
        <path d="M84 46h44" stroke="currentColor" strokeWidth="7" />
        <path d="M172 16h48v12h-48z" fill="none" stroke="var(--brand)" strokeWidth="2" />
        <path d="M178 22h36" stroke="currentColor" strokeWidth="3" />
        <path d="M80 160h74v44H80z" fill="none" stroke="var(--brand)" strokeWidth="2" />
        <path
          d="M86 166h12v12H86zM104 166h6v6h-6zM86 184h6v6h-6zM100 180h10v4h-10zM98 190h12v8H98zM86 194h6v4h-6z"
          fill="currentColor"
        />
        <path d="M118 182h30" stroke="currentColor" strokeWidth="3" />
        <path d="M230 22h22M48 182h32" stroke="var(--brand)" />
        <g fill="var(--ink)" fontSize="13">
          <text x="256" y="27">
            {t.sketchNumber}
          </text>
          <text x="2" y="186">
            {t.sketchCode}
          </text>
        </g>
      </svg>
      <figcaption>{t.sketchNote}</figcaption>
    </figure>
  )
}

/** The same, folded away until somebody asks. */
export function WhereDetails({ locale }: { locale: PublicLocale }) {
  return (
    <details>
      <summary>{catalogues[locale].form.where}</summary>
      <div>
        <CoverSketch locale={locale} />
      </div>
    </details>
  )
}

/** The way to the check of a file. */
export function FileCheckLink({ frame, locale, primary = false }: QueryFormProps & { readonly primary?: boolean }) {
  const t = catalogues[locale]
  return (
    <a className={primary ? 'btn' : 'btn two'} href={frame.links.fileCheck}>
      <Icon name="file" />
      <span>
        {t.checkFile}
        {!primary && <small>{t.checkFileNote}</small>}
      </span>
    </a>
  )
}

/** The offer to scan the QR code. It waits in a template until a script takes it out: without one there is nothing to scan with. */
export function ScanOffer({ locale }: { locale: PublicLocale }) {
  const t = catalogues[locale].scan
  return (
    <template data-scan-offer="">
      <button type="button" className="btn two">
        <Icon name="scan" />
        <span>
          {t.title}
          <small>{t.note}</small>
        </span>
      </button>
    </template>
  )
}

/** A call by telephone. */
export function CallLink({ frame, locale, primary = false }: QueryFormProps & { readonly primary?: boolean }) {
  const { phone } = frame.institute
  return (
    <a className={primary ? 'btn' : 'btn two'} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
      <Icon name="phone" />
      <span>{catalogues[locale].call(phone)}</span>
    </a>
  )
}
