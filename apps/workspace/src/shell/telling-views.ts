import { loadedScreen } from './loaded-screen.ts'
import { list, type View } from './view.ts'

/** Screens about groups, what people are told, what was done, and what people are asked. */
export const tellingViews: Readonly<Record<string, View>> = {
  '/system/group/index': {
    title: 'groups',
    screen: loadedScreen(() => import('../screens/group/GroupScreen.tsx')),
    place: list,
  },
  '/system/group-detail/index': {
    title: 'group',
    screen: loadedScreen(() => import('../screens/group/GroupDetailScreen.tsx')),
    parent: '/system/group/index',
  },
  '/system/message-template/index': {
    title: 'messageTemplates',
    screen: loadedScreen(() => import('../screens/message-template/MessageTemplateScreen.tsx')),
    place: list,
  },
  '/system/message-template-detail/index': {
    title: 'messageTemplate',
    screen: loadedScreen(() => import('../screens/message-template/MessageTemplateDetailScreen.tsx')),
    parent: '/system/message-template/index',
  },
  '/testing/record-template/index': {
    title: 'recordTemplates',
    screen: loadedScreen(() => import('../screens/record-template/RecordTemplateScreen.tsx')),
    place: list,
  },
  '/testing/record-template-edit/index': {
    title: 'recordTemplate',
    screen: loadedScreen(() => import('../screens/record-template/RecordTemplateFormScreen.tsx')),
    parent: '/testing/record-template/index',
  },
  '/template-evart/index': {
    title: 'questionnaireFill',
    screen: loadedScreen(() => import('../screens/questionnaire/TemplateEvartScreen.tsx')),
  },
  '/system/questionnaire/index': {
    title: 'questionnaires',
    screen: loadedScreen(() => import('../screens/questionnaire/QuestionnaireScreen.tsx')),
    place: list,
  },
  '/system/questionnaire-edit/index': {
    title: 'questionnaireForm',
    screen: loadedScreen(() => import('../screens/questionnaire/QuestionnaireFormScreen.tsx')),
    parent: '/system/questionnaire/index',
  },
  '/system/questionnaire-results/index': {
    title: 'questionnaireResults',
    screen: loadedScreen(() => import('../screens/questionnaire/QuestionnaireResultsScreen.tsx')),
    parent: '/system/questionnaire/index',
  },
  '/system/audit/index': {
    title: 'audit',
    screen: loadedScreen(() => import('../screens/audit/AuditScreen.tsx')),
    place: list,
  },
  '/system/api-log/index': {
    title: 'apiLog',
    screen: loadedScreen(() => import('../screens/audit/ApiLogScreen.tsx')),
    place: list,
  },
  '/system/vehicle/index': {
    title: 'vehicles',
    screen: loadedScreen(() => import('../screens/vehicle/VehicleScreen.tsx')),
    place: list,
  },
  '/system/open-app/index': {
    title: 'openApps',
    screen: loadedScreen(() => import('../screens/open-app/OpenAppScreen.tsx')),
    place: list,
  },
  '/system/node/index': {
    title: 'nodes',
    screen: loadedScreen(() => import('../screens/route/NodeScreen.tsx')),
    place: list,
  },
  '/system/route-plan/index': {
    title: 'routePlans',
    screen: loadedScreen(() => import('../screens/route/RoutePlanScreen.tsx')),
    place: list,
  },
}
