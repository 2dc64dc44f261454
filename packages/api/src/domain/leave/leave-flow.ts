/** A flow route (section 3.1), as the dictionary `flow` has it: `remark` is the word that its addresses begin with. */
export interface FlowRoute {
  readonly code: string
  readonly dictKey: string
  readonly remark: string
}

/** The dictionary of flow routes (section 7.2). */
export const flowDictionary = 'flow'

/** The flow of leave, as an institute's dictionary begins with it. */
export const leaveFlow: FlowRoute = { code: flowDictionary, dictKey: '1', remark: 'leave' }

/** The id of the process that a flow route names, as BladeX writes it: `flow_1`. */
export const processDefinitionOf = ({ code, dictKey }: Pick<FlowRoute, 'code' | 'dictKey'>): string => `${code}_${dictKey}`

/** The flow route of a process; undefined where the dictionary has none. */
export const flowRouteOf = <Route extends FlowRoute>(routes: readonly Route[], processDefinitionId: string): Route | undefined =>
  routes.find((route) => processDefinitionOf(route) === processDefinitionId)

const base = '/work/process/leave'

/** The addresses of leave (section 2.2). */
export const leavePaths = {
  form: (processDefinitionId: string) => `${base}/form/${processDefinitionId}`,
  handle: (taskId: string, processInstanceId: string, businessId: string) =>
    `${base}/handle/${taskId}/${processInstanceId}/${businessId}`,
  detail: (processInstanceId: string, businessId: string) => `${base}/detail/${processInstanceId}/${businessId}`,
} as const
