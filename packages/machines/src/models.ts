import { addressCascadeModel } from './address-cascade/address-cascade.model.ts'
import { advancedFilterModel } from './advanced-filter/advanced-filter.model.ts'
import { chartReadingModel } from './chart-reading/chart-reading.model.ts'
import { checkFileModel } from './check-file/check-file.model.ts'
import { columnSettingsModel } from './column-settings/column-settings.model.ts'
import { commandPaletteModel } from './command-palette/command-palette.model.ts'
import { connectionModel } from './connection/connection.model.ts'
import { dataTableModel } from './data-table/data-table.model.ts'
import { dialogModel } from './dialog/dialog.model.ts'
import { dialogStackModel } from './dialog-stack/dialog-stack.model.ts'
import { draftModel } from './draft/draft.model.ts'
import { errorLogModel } from './error-log/error-log.model.ts'
import { feedModel } from './feed/feed.model.ts'
import { formModel } from './form/form.model.ts'
import { formulaKeyboardModel } from './formula-keyboard/formula-keyboard.model.ts'
import { fullScreenModel } from './full-screen/full-screen.model.ts'
import { graphWalkModel } from './graph-walk/graph-walk.model.ts'
import { loadingModel } from './loading/loading.model.ts'
import { lockScreenModel } from './lock-screen/lock-screen.model.ts'
import { matchCountModel } from './match-count/match-count.model.ts'
import { menuModel } from './menu/menu.model.ts'
import { messageSocketModel } from './message-socket/message-socket.model.ts'
import { noticePopupModel } from './notice-popup/notice-popup.model.ts'
import { onDemandModel } from './on-demand/on-demand.model.ts'
import { pdfPreviewModel } from './pdf-preview/pdf-preview.model.ts'
import { preferencesModel } from './preferences/preferences.model.ts'
import { releaseModel } from './release/release.model.ts'
import { richTextModel } from './rich-text/rich-text.model.ts'
import { scanCodeModel } from './scan-code/scan-code.model.ts'
import { searchBarModel } from './search-bar/search-bar.model.ts'
import { sessionModel } from './session/session.model.ts'
import { signatureModel } from './signature/signature.model.ts'
import { submissionModel } from './submission/submission.model.ts'
import { tabStripModel } from './tab-strip/tab-strip.model.ts'
import { tableFindModel } from './table-find/table-find.model.ts'
import type { MachineModel } from './testing/index.ts'
import { tokenRefreshModel } from './token-refresh/token-refresh.model.ts'
import { treeModel } from './tree/tree.model.ts'
import { typedDatesModel } from './typed-dates/typed-dates.model.ts'
import { uploadModel } from './upload/upload.model.ts'
import { workflowModel } from './workflow/workflow.model.ts'
import { workspaceModel } from './workspace/workspace.model.ts'

/** The model of every machine; a machine without one fails `models.test.ts`. */
export const machineModels: readonly MachineModel[] = [
  addressCascadeModel,
  advancedFilterModel,
  chartReadingModel,
  checkFileModel,
  columnSettingsModel,
  commandPaletteModel,
  connectionModel,
  dataTableModel,
  dialogModel,
  dialogStackModel,
  draftModel,
  errorLogModel,
  feedModel,
  formModel,
  formulaKeyboardModel,
  fullScreenModel,
  graphWalkModel,
  loadingModel,
  lockScreenModel,
  matchCountModel,
  menuModel,
  messageSocketModel,
  noticePopupModel,
  onDemandModel,
  pdfPreviewModel,
  preferencesModel,
  releaseModel,
  richTextModel,
  scanCodeModel,
  searchBarModel,
  sessionModel,
  signatureModel,
  submissionModel,
  tabStripModel,
  tableFindModel,
  tokenRefreshModel,
  treeModel,
  typedDatesModel,
  uploadModel,
  workflowModel,
  workspaceModel,
]
