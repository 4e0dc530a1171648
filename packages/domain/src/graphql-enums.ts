import { entityKinds, historyKinds } from "./changes.ts";
import * as lists from "./enums.ts";
import { permissions } from "./permissions.ts";

/** The GraphQL enums that are closed lists of ours: name → values in wire spelling. The SDL, codegen and the gateway are made from it. */
export const graphqlEnums: Record<string, readonly string[]> = {
  Permission: permissions,
  Role: lists.roles,
  Currency: lists.currencies,
  CurriculumShape: lists.curriculumShapes,
  CurriculumStatus: lists.curriculumStatuses,
  CurriculumEvent: lists.curriculumEvents,
  SubdivisionType: lists.subdivisionTypes,
  ResourceKind: lists.resourceKinds,
  StaffStatus: lists.staffStatuses,
  StaffEvent: lists.staffEvents,
  OneTimeCodeState: lists.oneTimeCodeStates,
  AuditAction: lists.auditActions,
  HistoryKind: historyKinds,
  MailTemplate: lists.mailTemplates,
  MailStatus: lists.mailStatuses,
  ImportVerdict: lists.importVerdicts,
  LearnerKind: lists.learnerKinds,
  AgeGroup: lists.ageGroups,
  LearnerLevel: lists.learnerLevels,
  PodBillingMode: lists.podBillingModes,
  PodStatus: lists.podStatuses,
  ProgressState: lists.progressStates,
  ContentStatus: lists.contentStatuses,
  ActiveFlag: lists.activeFlags,
  NotificationType: lists.notificationTypes,
  SearchResultKind: lists.searchResultKinds,
  EntityKind: entityKinds,
  JobTrigger: lists.jobTriggers,
  JobRunState: lists.jobRunStates,
  ChangeAction: lists.changeActions,
  UserErrorCode: lists.userErrorCodes,
};
