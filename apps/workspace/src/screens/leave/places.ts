import type { LeaveRow } from '@etalon/api/contract'
import { leavePaths } from '@etalon/api/domain'

/** The list of leave. */
export const leaveListPath = '/people/leave/index'

/** Where a request is looked at. */
export const detailPathOf = ({ id, processInstanceId }: Pick<LeaveRow, 'id' | 'processInstanceId'>) =>
  leavePaths.detail(processInstanceId, id)

/** Where a request is seen to; undefined where nothing of it waits. */
export const handlePathOf = ({ id, processInstanceId, taskId }: Pick<LeaveRow, 'id' | 'processInstanceId' | 'taskId'>) =>
  taskId === null ? undefined : leavePaths.handle(taskId, processInstanceId, id)
