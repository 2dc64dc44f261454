import { CallProblem } from '@etalon/api/client'
import { contract, largestFile, type StoredFile } from '@etalon/api/contract'
import { Button, IconButton } from '@etalon/ui/button'
import { Card } from '@etalon/ui/card'
import { useConfirm } from '@etalon/ui/confirm'
import { Dialog, useDialog } from '@etalon/ui/dialog'
import { EmptyState } from '@etalon/ui/empty-state'
import { FileUpload, fileSize } from '@etalon/ui/file-upload'
import { useLanguage, useMessages } from '@etalon/ui/i18n'
import { useSelector } from '@xstate/react'
import { Download, Eye, EyeOff, Paperclip, Share2, Trash2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Answered } from '../../../answers/Answered.tsx'
import { useAnswer } from '../../../answers/use-answer.ts'
import { attachmentMessages } from '../../../messages/attachment.ts'
import { useWords } from '../../../messages/index.ts'
import { saveByTicket, useWorkspace } from '../../../workspace/index.ts'
import { momentOf } from '../moments.ts'
import { RowActions } from '../moves/RowActions.tsx'
import { useAllowed } from '../people/use-allowed.ts'
import { useNameOf } from '../people/use-name-of.ts'
import { useRoles } from '../people/use-roles.ts'
import { FrameTable } from '../record/FrameTable.tsx'
import { FilePreview } from './FilePreview.tsx'
import type { FileToShow } from './shown-in-page.ts'
import type { FileSubject } from './upload-ports.ts'
import { useUploads } from './use-uploads.ts'

/** So many are listed; a record has a handful. */
const listed = 200

/** The files that belong to a record: whoever reads it looks at them and adds some; one's own can be deleted. */
export function AttachmentsCard({ subjectKind, subjectId }: FileSubject) {
  const { client } = useWorkspace()
  const words = useWords(attachmentMessages)
  const { close } = useMessages()
  const isOurs = useRoles().some((role) => role !== 'customer')
  const adding = useDialog('medium')
  const previewing = useDialog('large')
  const [shown, setShown] = useState<FileToShow>()
  // A new list each time: what was sent stands in the table.
  const [turn, setTurn] = useState(0)
  const uploads = useUploads({ subjectKind, subjectId })
  const { answer, reload } = useAnswer(
    useCallback(
      async (signal: AbortSignal) => {
        const query = { subjectKind, subjectId, current: 1, size: listed }
        return (await client.send(contract.file.load, { query, signal, quiet: true })).records
      },
      [client, subjectKind, subjectId],
    ),
  )
  const files = answer.state === 'loaded' ? answer.value : []
  const drop = async (fileId: string) => {
    try {
      await client.send(contract.file.remove, { query: { ids: fileId } })
    } catch (error) {
      // The client has said what happened.
      if (!(error instanceof CallProblem)) throw error
    }
    reload()
  }
  return (
    <Card
      title={words.title}
      {...(files.length > 0 ? { note: words.count(files.length) } : {})}
      flush={files.length > 0}
      actions={
        <Button
          size="small"
          icon={Paperclip}
          onPress={() => {
            setTurn(turn + 1)
            adding.open()
          }}
        >
          {words.add}
        </Button>
      }
    >
      <Answered answer={answer} reload={reload}>
        {(there) =>
          there.length === 0 ? (
            <EmptyState title={words.none}>{words.noneHint}</EmptyState>
          ) : (
            <Files
              files={there}
              onChanged={reload}
              onPreview={(file) => {
                setShown({ fileId: file.id, name: file.name })
                previewing.open()
              }}
            />
          )
        }
      </Answered>
      {shown && <FilePreview dialog={previewing} file={shown} />}
      {turn > 0 && (
        <Dialog
          actor={adding.actor}
          title={words.dialogTitle}
          footer={<Button onPress={() => adding.close('done')}>{close}</Button>}
        >
          <FileUpload
            key={turn}
            label={words.title}
            {...uploads}
            multiple
            hint={isOurs ? words.limitAndOwn : words.limit}
            maxBytes={largestFile.inParts}
            onUploaded={reload}
            onRemoved={(fileId) => void drop(fileId)}
          />
        </Dialog>
      )}
    </Card>
  )
}

interface FilesProps {
  readonly files: readonly StoredFile[]
  readonly onPreview: (file: StoredFile) => void
  readonly onChanged: () => void
}

/** Each file with what can be done with it. */
function Files({ files, onPreview, onChanged }: FilesProps) {
  const { client, toasts, session } = useWorkspace()
  const words = useWords(attachmentMessages)
  const language = useLanguage()
  const confirm = useConfirm()
  const isAdmin = useRoles().includes('admin')
  const userId = useSelector(session, ({ context }) => context.user?.id)
  /** The client has said what happened where it did not work. */
  const attempt = async (deed: () => Promise<unknown>): Promise<boolean> => {
    try {
      await deed()
      return true
    } catch (error) {
      if (error instanceof CallProblem) return false
      throw error
    }
  }
  const remove = async ({ id, name }: StoredFile) => {
    const answer = await confirm({
      title: words.removeQuestion(name),
      consequence: words.removeConsequence,
      confirmLabel: words.removeLabel,
      danger: true,
    })
    if (!answer) return
    if (await attempt(() => client.send(contract.file.remove, { query: { ids: id } })))
      toasts.show({ tone: 'success', title: words.removed(name) })
    onChanged()
  }
  const allowed = useAllowed()
  // Clients see what they may; who else does is no business of theirs.
  const isOurs = useRoles().some((role) => role !== 'customer')
  const turn = async ({ id, name, forClient = false }: StoredFile) => {
    const body = { fileId: id, forClient: !forClient }
    if (await attempt(() => client.send(contract.file.show, { body, idempotencyKey: crypto.randomUUID() })))
      toasts.show({ tone: 'success', title: forClient ? words.hidden(name) : words.shown(name) })
    onChanged()
  }
  const nameOf = useNameOf()
  const { name: file, size, by, at, seen, deeds } = words.heads
  return (
    <FrameTable label={words.frame} heads={[file, size, by, at, ...(isOurs ? [seen] : []), deeds]}>
      {files.map((one) => (
        <tr key={one.id}>
          <td data-words="">{one.name}</td>
          <td>{fileSize(one.size, (value) => value.toLocaleString(language))}</td>
          <td>{nameOf(one.createUserName)}</td>
          <td>{momentOf(one.createTime)}</td>
          {isOurs && <td>{one.forClient ? words.forClient : words.forUs}</td>}
          <td>
            <RowActions>
              {one.isShown && (
                <IconButton kind="quiet" size="small" icon={Eye} label={words.preview(one.name)} onPress={() => onPreview(one)} />
              )}
              <IconButton
                kind="quiet"
                size="small"
                icon={Download}
                label={words.download(one.name)}
                onPress={() => void attempt(() => saveByTicket(client, { id: one.id, kind: 'file' }, one.name))}
              />
              {allowed(contract.file.show) && one.subjectId !== null && (
                <IconButton
                  kind="quiet"
                  size="small"
                  icon={one.forClient ? EyeOff : Share2}
                  label={one.forClient ? words.hide(one.name) : words.show(one.name)}
                  onPress={() => void turn(one)}
                />
              )}
              {(isAdmin || one.createUser === userId) && (
                <IconButton
                  kind="quiet"
                  size="small"
                  icon={Trash2}
                  label={words.remove(one.name)}
                  onPress={() => void remove(one)}
                />
              )}
            </RowActions>
          </td>
        </tr>
      ))}
    </FrameTable>
  )
}
