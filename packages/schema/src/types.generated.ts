export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar date, for example 2026-10-27. */
  Date: { input: string; output: string; }
  /** An instant in UTC, ISO 8601, for example 2026-10-27T17:00:00.000Z. */
  DateTime: { input: string; output: string; }
  /** A field's value as it was stored: a text, a number, true or false, a list, an object, or null. */
  FieldValue: { input: unknown; output: unknown; }
  /** An IANA time zone name, for example Africa/Lagos. */
  TimeZone: { input: string; output: string; }
};

/** Whether the viewer may do something with a record as it stands. */
export type Ability = {
  __typename?: 'Ability';
  /** Whether it would be done. */
  allowed: Scalars['Boolean']['output'];
  /** Why not, ready to be shown; null when it is allowed. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** An activation link and the first password. */
export type AccountActivateInput = {
  /** The one-time code, from the link. */
  code: Scalars['String']['input'];
  /** 10 to 128 characters, without the person's name or email. */
  password: Scalars['String']['input'];
  /** The account's id, from the link. */
  userId: Scalars['ID']['input'];
};

/** What activating an account returns. */
export type AccountActivatePayload = {
  __typename?: 'AccountActivatePayload';
  /** The address to sign in with; null when it was refused. */
  email?: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** Who an activation link is for, and whether it can still be used. */
export type AccountActivation = {
  __typename?: 'AccountActivation';
  /** The address that they will sign in with. */
  email: Scalars['String']['output'];
  /** Why the link cannot be used, ready to be shown; null while it can. */
  message?: Maybe<Scalars['String']['output']>;
  /** First and last name of the account's owner. */
  name: Scalars['String']['output'];
  /** Whether the link can be used now. */
  state: OneTimeCodeState;
};

/** Whether the app may show a lesson once it is published. */
export type ActiveFlag =
  /** It may be shown. */
  | 'ACTIVE'
  /** It is held back. */
  | 'INACTIVE';

/** How old a dependent is, in bands. */
export type AgeGroup =
  /** Eighteen and over. */
  | 'ADULT'
  /** Five to eight. */
  | 'FROM_5'
  /** Nine to twelve. */
  | 'FROM_9'
  /** Thirteen to seventeen. */
  | 'FROM_13'
  /** Under five. */
  | 'UNDER_5';

/** What kind of thing somebody did. */
export type AuditAction =
  /** Took a record out of use. */
  | 'ARCHIVED'
  /** Added a record. */
  | 'CREATED'
  /** Deleted a record. */
  | 'DELETED'
  /** Took data out of the portal. */
  | 'EXPORTED'
  /** Acted in somebody else's name. */
  | 'IMPERSONATED'
  /** Tried what the role may not do. */
  | 'PERMISSION_DENIED'
  /** Signed in. */
  | 'SIGNED_IN'
  /** Tried to sign in, in vain. */
  | 'SIGN_IN_FAILED'
  /** Moved a record to another state. */
  | 'STATE_CHANGED'
  /** Changed a record. */
  | 'UPDATED'
  /** Looked at something that is not shown to everybody. */
  | 'VIEWED_SENSITIVE';

/** A picture of at most 2 MB. */
export type AvatarSetInput = {
  /** A data: address with base64 of a png, jpg or webp image; null removes the picture. */
  image?: InputMaybe<Scalars['String']['input']>;
};

/** What cancelling, moving or missing a lesson costs. */
export type CancellationPolicy = Node & {
  __typename?: 'CancellationPolicy';
  /** 24 hexadecimal characters that never change. */
  id: Scalars['ID']['output'];
  /** Per cent of the price charged for a late cancellation. */
  lateCancelPercent: Scalars['Int']['output'];
  /** What people call it. */
  name: Scalars['String']['output'];
  /** Per cent of the price charged when the learner does not come. */
  noShowPercent: Scalars['Int']['output'];
  /** Hours before the start within which a cancellation is late. */
  windowHours: Scalars['Int']['output'];
};

/** Something that happened to a record which the viewer may see. */
export type Change = {
  __typename?: 'Change';
  /** What happened. */
  action: ChangeAction;
  /** When it happened. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** Pass as `after` to go on behind this change, also at another gateway. */
  cursor: Scalars['String']['output'];
  /** The record; null where the viewer may see only some of its kind, and is told no more than that. */
  entityId?: Maybe<Scalars['ID']['output']>;
  /** What kind of record it happened to; null for OPENED and RESYNC. */
  kind?: Maybe<EntityKind>;
  /** The record that it is a part of, for example the curriculum of a subdivision. */
  partOfId?: Maybe<Scalars['ID']['output']>;
  /** The record's version since then. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** What happened to a record, or to the stream itself. */
export type ChangeAction =
  /** It was taken out of use. */
  | 'ARCHIVED'
  /** It was added. */
  | 'CREATED'
  /** It was deleted. */
  | 'DELETED'
  /** The stream begins here. */
  | 'OPENED'
  /** Changes may have been missed: everything shown is to be asked for again. */
  | 'RESYNC'
  /** It moved to another state. */
  | 'STATE_CHANGED'
  /** It was changed. */
  | 'UPDATED';

/** Narrows a list of colleagues. */
export type ColleagueFilter = {
  /** Part of a name; marks and capitals do not matter. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** Orders a list of colleagues. */
export type ColleagueSort =
  /** By last name, then first name. */
  | 'NAME_ASC'
  /** By last name, then first name, backwards. */
  | 'NAME_DESC';

/** A colleague in the contacts list. */
export type Contact = Node & {
  __typename?: 'Contact';
  /** Address of their picture, served by this server. */
  avatar?: Maybe<Scalars['String']['output']>;
  /** 24 hexadecimal characters that never change. */
  id: Scalars['ID']['output'];
  /** Whether they sent a request in the last five minutes. */
  isActive: Scalars['Boolean']['output'];
  /** When they last sent a request; null if never. */
  lastActivity?: Maybe<Scalars['DateTime']['output']>;
  /** First and last name. */
  name: Scalars['String']['output'];
};

/** Where a lesson of the learning content stands. */
export type ContentStatus =
  /** It is being written. */
  | 'DRAFT'
  /** Nothing is written yet. */
  | 'NO_CONTENT'
  /** A version of it is out. */
  | 'PUBLISHED'
  /** It waits for its reviewer. */
  | 'REVIEW';

/** A currency that money is held in. */
export type Currency =
  /** Pound sterling. */
  | 'GBP'
  /** Nigerian naira. */
  | 'NGN'
  /** US dollar. */
  | 'USD';

/** A course of study: a tree of parts with outcomes and resources. */
export type Curriculum = Node & {
  __typename?: 'Curriculum';
  /** What may be done next: activate, archive, restore. */
  allowedEvents: Array<CurriculumEvent>;
  /** How many learners follow it now. */
  attachedLearners: Scalars['Int']['output'];
  /** How many parts it has, by type, archived ones left out. */
  counts: Array<SubdivisionCount>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What it is about. */
  description?: Maybe<Scalars['String']['output']>;
  /** 24 hexadecimal characters that never change. */
  id: Scalars['ID']['output'];
  /** What people call it. */
  name: Scalars['String']['output'];
  /** Null when it serves all regions. */
  region?: Maybe<Region>;
  /** Which kinds of parts it has. */
  shape: CurriculumShape;
  /** Names it in addresses; unique in its region. */
  slug: Scalars['String']['output'];
  /** Where it stands. */
  status: CurriculumStatus;
  /** All parts, archived ones included, parents before children, siblings in order. */
  subdivisions?: Maybe<Array<Subdivision>>;
  /** A subject option, for example Igbo. */
  subject: Scalars['String']['output'];
  /** When it was last saved. */
  updatedAt: Scalars['DateTime']['output'];
  /** Who saved it last; null for the system. */
  updatedBy?: Maybe<StaffUser>;
  /** Raised by one at each save; sent back with an update. */
  version: Scalars['Int']['output'];
};

/** A learner is to follow a curriculum. */
export type CurriculumAttachInput = {
  /** The curriculum. */
  curriculumId: Scalars['ID']['input'];
  /** The id of a customer or of a dependent. */
  learnerId: Scalars['ID']['input'];
  /** From which day; today when left out. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
  /** The branches; left out or empty for all of it. */
  subdivisionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** That a learner follows a curriculum, or branches of it, and how far they are. */
export type CurriculumAttachment = Node & {
  __typename?: 'CurriculumAttachment';
  /** When it was attached. */
  createdAt: Scalars['DateTime']['output'];
  /** What is followed. */
  curriculum?: Maybe<Curriculum>;
  /** When it was ended; null while it is followed. */
  detachedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** Who follows. */
  learner?: Maybe<Learner>;
  /** How far they are, by topic; topics without an entry were not started. */
  progress: Array<TopicProgress>;
  /** From which day. */
  startDate: Scalars['Date']['output'];
  /** The branches that are followed; empty for the whole curriculum. */
  subdivisionIds: Array<Scalars['ID']['output']>;
  /** When it was last saved. */
  updatedAt: Scalars['DateTime']['output'];
  /** Who saved it last; null for the system. */
  updatedBy?: Maybe<StaffUser>;
  /** To be sent with the next change. */
  version: Scalars['Int']['output'];
};

/** One page of what learners follow. */
export type CurriculumAttachmentPage = {
  __typename?: 'CurriculumAttachmentPage';
  /** The attachments of this page, the latest first. */
  items: Array<CurriculumAttachment>;
  /** Where this page stands. */
  pageInfo: PageInfo;
};

/** The outcome of a change. */
export type CurriculumAttachmentPayload = {
  __typename?: 'CurriculumAttachmentPayload';
  /** As it was saved; null when it was refused. */
  attachment?: Maybe<CurriculumAttachment>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** A new curriculum; it starts as a draft. */
export type CurriculumCreateInput = {
  /** What it is about. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What people will call it. */
  name: Scalars['String']['input'];
  /** Left out when it serves all regions. */
  regionId?: InputMaybe<Scalars['ID']['input']>;
  /** Which kinds of parts it will have. */
  shape: CurriculumShape;
  /** Made from the name when left out. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** A subject option, for example Igbo. */
  subject: Scalars['String']['input'];
};

/** What can be done to a curriculum as a whole. */
export type CurriculumEvent =
  /** Put a draft into use. */
  | 'ACTIVATE'
  /** Take it out of use. */
  | 'ARCHIVE'
  /** Bring it back into use. */
  | 'RESTORE';

/** Narrows a list of curricula. */
export type CurriculumFilter = {
  /** Those of this region and those that serve all regions. */
  regionId?: InputMaybe<Scalars['ID']['input']>;
  /** Part of a name; marks and capitals do not matter. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Either shape of tree. */
  shape?: InputMaybe<Array<CurriculumShape>>;
  /** Any of these statuses. */
  status?: InputMaybe<Array<CurriculumStatus>>;
  /** Any of these subject options. */
  subject?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A file that was imported into a curriculum. */
export type CurriculumImport = Node & {
  __typename?: 'CurriculumImport';
  /** When it was imported. */
  createdAt: Scalars['DateTime']['output'];
  /** The curriculum. */
  curriculumId: Scalars['ID']['output'];
  /** The file's name. */
  fileName: Scalars['String']['output'];
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** Lines with problems that were left out. */
  leftOut: Scalars['Int']['output'];
  /** Parts that were made. */
  parts: Scalars['Int']['output'];
  /** Topics that were there already. */
  unchanged: Scalars['Int']['output'];
  /** When it was undone; null while it stands. */
  undoneAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who saved it last; null for the system. */
  updatedBy?: Maybe<StaffUser>;
  /** To be sent with undoing. */
  version: Scalars['Int']['output'];
};

/** What looking at a file returns. */
export type CurriculumImportCheckPayload = {
  __typename?: 'CurriculumImportCheckPayload';
  /** What it would do; null when it was refused. */
  check?: Maybe<ImportCheck>;
  /** Why it was refused; empty when it could be read. */
  userErrors: Array<UserError>;
};

/** The outcome of a change. */
export type CurriculumImportPayload = {
  __typename?: 'CurriculumImportPayload';
  /** The curriculum with its tree as it now stands. */
  curriculum?: Maybe<Curriculum>;
  /** What was done; null when it was refused. */
  import?: Maybe<CurriculumImport>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** One page of curricula. */
export type CurriculumPage = {
  __typename?: 'CurriculumPage';
  /** The rows of this page. */
  items: Array<Curriculum>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
};

/** The outcome of a change. */
export type CurriculumPayload = {
  __typename?: 'CurriculumPayload';
  /** The curriculum as it now stands; null when it was refused. */
  curriculum?: Maybe<Curriculum>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** Which kinds of parts a curriculum has. */
export type CurriculumShape =
  /** Age groups, levels and topics. */
  | 'LANGUAGE'
  /** Subjects and topics. */
  | 'SCHOOL';

/** Orders a list of curricula. */
export type CurriculumSort =
  /** Oldest first. */
  | 'CREATED_ASC'
  /** Newest first. */
  | 'CREATED_DESC'
  /** By name. */
  | 'NAME_ASC'
  /** By name, backwards. */
  | 'NAME_DESC'
  /** Oldest change first. */
  | 'UPDATED_ASC'
  /** Newest change first. */
  | 'UPDATED_DESC';

/** Where a curriculum stands. */
export type CurriculumStatus =
  /** In use. */
  | 'ACTIVE'
  /** Out of use; it can be brought back. */
  | 'ARCHIVED'
  /** Being written. */
  | 'DRAFT';

/** Changes to a curriculum. What is left out stays; null clears. The shape is fixed once it has parts. */
export type CurriculumUpdateInput = {
  /** What it is about. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What people call it. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The region that it serves; null for all of them. */
  regionId?: InputMaybe<Scalars['ID']['input']>;
  /** Which kinds of parts it has. */
  shape?: InputMaybe<CurriculumShape>;
  /** Names it in addresses; unique in its region. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** A subject option, for example Igbo. */
  subject?: InputMaybe<Scalars['String']['input']>;
};

/** Where a part of an append-only stream ends. */
export type CursorInfo = {
  __typename?: 'CursorInfo';
  /** Pass as `after` to go on from here; null at the end. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more follows. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** Learners who study together as one private group. */
export type CustomerPod = Node & {
  __typename?: 'CustomerPod';
  /** The clock that its lessons keep to, wherever the members live. */
  anchorTimeZone: Scalars['TimeZone']['output'];
  /** Whether one customer pays for all, or each payer a share. */
  billingMode: PodBillingMode;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Those who left it, the last one first. */
  formerMembers?: Maybe<Array<PodMember>>;
  /** 24 hexadecimal characters that never change. */
  id: Scalars['ID']['output'];
  /** What its members can already do, where that is known. */
  level?: Maybe<LearnerLevel>;
  /** Those who are in it now, in their order. */
  members: Array<PodMember>;
  /** What people call it; one of a kind in its region. */
  name: Scalars['String']['output'];
  /** Who pays for all; null where each payer pays a share. */
  payer?: Maybe<LearnerPayer>;
  /** The region that it belongs to. */
  region?: Maybe<Region>;
  /** Where it stands. */
  status: PodStatus;
  /** What it learns. */
  subject: Scalars['String']['output'];
  /** Who teaches it; null where nobody is chosen, or they no longer teach. */
  tutor?: Maybe<OnboardedTutor>;
  /** When it was last saved. */
  updatedAt: Scalars['DateTime']['output'];
  /** Raised by one at each save; sent back with an update. */
  version: Scalars['Int']['output'];
};

/** A new pod. */
export type CustomerPodCreateInput = {
  /** An IANA time zone name; the clock that its lessons keep to. */
  anchorTimeZone: Scalars['String']['input'];
  /** Whether one customer pays for all, or each payer a share. */
  billingMode?: InputMaybe<PodBillingMode>;
  /** What its members can already do, where that is known. */
  level?: InputMaybe<LearnerLevel>;
  /** Two to eight learners, in their order. */
  members: Array<PodMemberInput>;
  /** What people call it; one of a kind in its region. */
  name: Scalars['String']['input'];
  /** Who pays for all; one of the members' payers. */
  payerCustomerId?: InputMaybe<Scalars['ID']['input']>;
  /** The region that it belongs to. */
  regionId: Scalars['ID']['input'];
  /** What it learns. */
  subject: Scalars['String']['input'];
  /** Who teaches it. */
  tutorId?: InputMaybe<Scalars['ID']['input']>;
};

/** Narrows a list of pods. */
export type CustomerPodFilter = {
  /** Pods in which any of these learners is now. */
  learnerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these regions. */
  regionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of a name; marks and capitals do not matter. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these states. */
  status?: InputMaybe<Array<PodStatus>>;
  /** Any of these subjects. */
  subject?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Any of these tutors. */
  tutorId?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** One page of pods. */
export type CustomerPodPage = {
  __typename?: 'CustomerPodPage';
  /** The rows of this page. */
  items: Array<CustomerPod>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
};

/** The outcome of a change. */
export type CustomerPodPayload = {
  __typename?: 'CustomerPodPayload';
  /** The pod as it now stands; null when it was refused. */
  customerPod?: Maybe<CustomerPod>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** Orders a list of pods. */
export type CustomerPodSort =
  /** Oldest first. */
  | 'CREATED_ASC'
  /** Newest first. */
  | 'CREATED_DESC'
  /** By name. */
  | 'NAME_ASC'
  /** By name, backwards. */
  | 'NAME_DESC';

/** Changes to a pod. What is left out stays; members are given all or not at all. */
export type CustomerPodUpdateInput = {
  /** An IANA time zone name; the clock that its lessons keep to. */
  anchorTimeZone?: InputMaybe<Scalars['String']['input']>;
  /** Whether one customer pays for all, or each payer a share. */
  billingMode?: InputMaybe<PodBillingMode>;
  /** What its members can already do, where that is known. */
  level?: InputMaybe<LearnerLevel>;
  /** Two to eight learners, in their order; who is not among them leaves the pod. */
  members?: InputMaybe<Array<PodMemberInput>>;
  /** What people call it; one of a kind in its region. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Who pays for all; one of the members' payers. */
  payerCustomerId?: InputMaybe<Scalars['ID']['input']>;
  /** What it learns. */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** Who teaches it. */
  tutorId?: InputMaybe<Scalars['ID']['input']>;
};

/** A kind of record whose changes are told as they happen. */
export type EntityKind =
  /** A learner's curriculum. */
  | 'ATTACHMENT'
  /** A curriculum. */
  | 'CURRICULUM'
  /** A customer pod. */
  | 'CUSTOMER_POD'
  /** A job of the system. */
  | 'JOB'
  /** One of the viewer's notifications. */
  | 'NOTIFICATION'
  /** A region. */
  | 'REGION'
  /** One of the viewer's sessions. */
  | 'SESSION'
  /** A staff account. */
  | 'STAFF_USER'
  /** A part of a curriculum. */
  | 'SUBDIVISION'
  /** The viewer's own account. */
  | 'VIEWER';

/** An exam of the learning content, made of subjects. Of all exams, a content-creator sees what holds lessons of their own. */
export type Exam = Node & {
  __typename?: 'Exam';
  /** Whether the app shows it. */
  active: Scalars['Boolean']['output'];
  /** Path of a picture. */
  coverImage?: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What it is about. */
  description?: Maybe<Scalars['String']['output']>;
  /** 24 hexadecimal characters that never change. */
  id: Scalars['ID']['output'];
  /** Lessons anywhere in it. */
  lessonCount: Scalars['Int']['output'];
  /** Lessons anywhere in it, by status; all four, in order. */
  lessonCounts: Array<ExamLessonCount>;
  /** The only region that it is for; null for all. */
  region?: Maybe<Region>;
  /** Names it in addresses. */
  slug: Scalars['String']['output'];
  /** Subjects in it. */
  subjectCount: Scalars['Int']['output'];
  /** Its subjects, in order. */
  subjects: ExamSubjectPage;
  /** Its title. */
  title: Scalars['String']['output'];
  /** When it was last written. */
  updatedAt: Scalars['DateTime']['output'];
  /** Raised by one at each write. */
  version: Scalars['Int']['output'];
};


/** An exam of the learning content, made of subjects. Of all exams, a content-creator sees what holds lessons of their own. */
export type ExamSubjectsArgs = {
  filter?: ExamPartFilter;
  page?: PageInput;
};

/** Narrows a list of exams. */
export type ExamFilter = {
  /** True for those that the app shows, false for the others. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of a title; marks and capitals do not matter. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A lesson of the learning content. */
export type ExamLesson = Node & {
  __typename?: 'ExamLesson';
  /** Whether the app may show it once it is published. */
  activeFlag: ActiveFlag;
  /** Who writes it; null for nobody, and for somebody who has left. */
  assignee?: Maybe<StaffUser>;
  /** Where its newest version stands. */
  contentStatus: ContentStatus;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The day by which its assignee is to have it ready. */
  dueOn?: Maybe<Scalars['Date']['output']>;
  /** Time it takes, in minutes. */
  estimatedMinutes?: Maybe<Scalars['Int']['output']>;
  /** 24 hexadecimal characters that never change. */
  id: Scalars['ID']['output'];
  /** Place within its section, from 0. */
  order: Scalars['Int']['output'];
  /** Who looks it through; null for nobody, and for somebody who has left. */
  reviewer?: Maybe<StaffUser>;
  /** What it is a lesson of. */
  section?: Maybe<ExamSection>;
  /** When it came to this status. */
  statusSince: Scalars['DateTime']['output'];
  /** What it is about, in a few sentences. */
  summary?: Maybe<Scalars['String']['output']>;
  /** Its title. */
  title: Scalars['String']['output'];
  /** When it was last written. */
  updatedAt: Scalars['DateTime']['output'];
  /** Raised by one at each write. */
  version: Scalars['Int']['output'];
};

/** How many lessons have a status. */
export type ExamLessonCount = {
  __typename?: 'ExamLessonCount';
  /** The status. */
  contentStatus: ContentStatus;
  /** How many have it. */
  count: Scalars['Int']['output'];
};

/** Narrows a list of lessons. */
export type ExamLessonFilter = {
  /** Only those that are switched on, or only those that are switched off. */
  activeFlag?: InputMaybe<ActiveFlag>;
  /** Written by any of these people. */
  assigneeId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these statuses. */
  contentStatus?: InputMaybe<Array<ContentStatus>>;
  /** True for those that are not published although their day has passed, false for all others. */
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
  /** Looked through by any of these people. */
  reviewerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of a title; marks and capitals do not matter. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** One page of lessons. */
export type ExamLessonPage = {
  __typename?: 'ExamLessonPage';
  /** The rows of this page. */
  items: Array<ExamLesson>;
  /** Where the page stands in the list. */
  pageInfo: PageInfo;
};

/** Narrows a list of lessons to where they stand: anywhere in any of these. */
export type ExamLessonPlace = {
  /** Exams. */
  examId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Sections. */
  sectionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Subjects. */
  subjectId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Topics. */
  topicId?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Orders a list of lessons. */
export type ExamLessonSort =
  /** By the day that they are due, those without one last. */
  | 'DUE_ASC'
  /** By the day that they are due, backwards, those without one last. */
  | 'DUE_DESC'
  /** Longest in their status first. */
  | 'STATUS_SINCE_ASC'
  /** Shortest in their status first. */
  | 'STATUS_SINCE_DESC'
  /** By title. */
  | 'TITLE_ASC'
  /** By title, backwards. */
  | 'TITLE_DESC';

/** One page of exams. */
export type ExamPage = {
  __typename?: 'ExamPage';
  /** The rows of this page. */
  items: Array<Exam>;
  /** Where the page stands in the list. */
  pageInfo: PageInfo;
};

/** Narrows a list of subjects, topics or sections. */
export type ExamPartFilter = {
  /** True for those that the app shows, false for the others. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of a name; marks and capitals do not matter. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A section of a topic, made of lessons. */
export type ExamSection = Node & {
  __typename?: 'ExamSection';
  /** Whether the app shows it. */
  active: Scalars['Boolean']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What it is about. */
  description?: Maybe<Scalars['String']['output']>;
  /** 24 hexadecimal characters that never change. */
  id: Scalars['ID']['output'];
  /** Lessons anywhere in it. */
  lessonCount: Scalars['Int']['output'];
  /** Lessons anywhere in it, by status; all four, in order. */
  lessonCounts: Array<ExamLessonCount>;
  /** Its lessons, in order. */
  lessons: ExamLessonPage;
  /** Its name, for example Mathematics. */
  name: Scalars['String']['output'];
  /** Place among its siblings, from 0. */
  order: Scalars['Int']['output'];
  /** What it is a section of. */
  topic?: Maybe<ExamTopic>;
  /** When it was last written. */
  updatedAt: Scalars['DateTime']['output'];
  /** Raised by one at each write. */
  version: Scalars['Int']['output'];
};


/** A section of a topic, made of lessons. */
export type ExamSectionLessonsArgs = {
  filter?: ExamLessonFilter;
  page?: PageInput;
};

/** One page of sections. */
export type ExamSectionPage = {
  __typename?: 'ExamSectionPage';
  /** The rows of this page. */
  items: Array<ExamSection>;
  /** Where the page stands in the list. */
  pageInfo: PageInfo;
};

/** Orders a list of exams. */
export type ExamSort =
  /** Oldest first. */
  | 'CREATED_ASC'
  /** Newest first. */
  | 'CREATED_DESC'
  /** By title. */
  | 'TITLE_ASC'
  /** By title, backwards. */
  | 'TITLE_DESC';

/** A subject of an exam, made of topics. */
export type ExamSubject = Node & {
  __typename?: 'ExamSubject';
  /** Whether the app shows it. */
  active: Scalars['Boolean']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What it is about. */
  description?: Maybe<Scalars['String']['output']>;
  /** What it is a subject of. */
  exam?: Maybe<Exam>;
  /** Path of a picture. */
  icon?: Maybe<Scalars['String']['output']>;
  /** 24 hexadecimal characters that never change. */
  id: Scalars['ID']['output'];
  /** Lessons anywhere in it. */
  lessonCount: Scalars['Int']['output'];
  /** Lessons anywhere in it, by status; all four, in order. */
  lessonCounts: Array<ExamLessonCount>;
  /** Its name, for example Mathematics. */
  name: Scalars['String']['output'];
  /** Place among its siblings, from 0. */
  order: Scalars['Int']['output'];
  /** Topics in it. */
  topicCount: Scalars['Int']['output'];
  /** Its topics, in order. */
  topics: ExamTopicPage;
  /** When it was last written. */
  updatedAt: Scalars['DateTime']['output'];
  /** Raised by one at each write. */
  version: Scalars['Int']['output'];
};


/** A subject of an exam, made of topics. */
export type ExamSubjectTopicsArgs = {
  filter?: ExamPartFilter;
  page?: PageInput;
};

/** One page of subjects. */
export type ExamSubjectPage = {
  __typename?: 'ExamSubjectPage';
  /** The rows of this page. */
  items: Array<ExamSubject>;
  /** Where the page stands in the list. */
  pageInfo: PageInfo;
};

/** A topic of a subject, made of sections. */
export type ExamTopic = Node & {
  __typename?: 'ExamTopic';
  /** Whether the app shows it. */
  active: Scalars['Boolean']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What it is about. */
  description?: Maybe<Scalars['String']['output']>;
  /** 24 hexadecimal characters that never change. */
  id: Scalars['ID']['output'];
  /** Lessons anywhere in it. */
  lessonCount: Scalars['Int']['output'];
  /** Lessons anywhere in it, by status; all four, in order. */
  lessonCounts: Array<ExamLessonCount>;
  /** Its name, for example Mathematics. */
  name: Scalars['String']['output'];
  /** Place among its siblings, from 0. */
  order: Scalars['Int']['output'];
  /** Sections in it. */
  sectionCount: Scalars['Int']['output'];
  /** Its sections, in order. */
  sections: ExamSectionPage;
  /** What it is a topic of. */
  subject?: Maybe<ExamSubject>;
  /** When it was last written. */
  updatedAt: Scalars['DateTime']['output'];
  /** Raised by one at each write. */
  version: Scalars['Int']['output'];
};


/** A topic of a subject, made of sections. */
export type ExamTopicSectionsArgs = {
  filter?: ExamPartFilter;
  page?: PageInput;
};

/** One page of topics. */
export type ExamTopicPage = {
  __typename?: 'ExamTopicPage';
  /** The rows of this page. */
  items: Array<ExamTopic>;
  /** Where the page stands in the list. */
  pageInfo: PageInfo;
};

/** One field of a record that was changed. */
export type FieldChange = {
  __typename?: 'FieldChange';
  /** What it has held since. */
  after?: Maybe<Scalars['FieldValue']['output']>;
  /** What it held until then; ids and closed lists in the servers' spelling. */
  before?: Maybe<Scalars['FieldValue']['output']>;
  /** The field's name in this API, or in its inputs. */
  field: Scalars['String']['output'];
};

/** A refused input field. */
export type FieldError = UserError & {
  __typename?: 'FieldError';
  /** What kind of refusal it is. */
  code: UserErrorCode;
  /** Plain English, ready to be shown beside the field. */
  message: Scalars['String']['output'];
  /** The input field that is refused, one name a level. */
  path: Array<Scalars['String']['output']>;
};

/** Part of a record's history, newest first. */
export type HistoryConnection = {
  __typename?: 'HistoryConnection';
  /** The changes of this part. */
  edges: Array<HistoryEdge>;
  /** Where this part ends. */
  pageInfo: CursorInfo;
};

/** A change of a record and its place in the stream. */
export type HistoryEdge = {
  __typename?: 'HistoryEdge';
  /** Pass as `after` to go on from here. */
  cursor: Scalars['String']['output'];
  /** The change. */
  node: HistoryEntry;
};

/** A change of a record; only ever added to. */
export type HistoryEntry = Node & {
  __typename?: 'HistoryEntry';
  /** What kind of change it was. */
  action: AuditAction;
  /** When it was made. */
  at: Scalars['DateTime']['output'];
  /** Who made it, as they were called then. */
  changedBy: Scalars['String']['output'];
  /** The fields that it changed; without those that nobody reads. */
  changes: Array<FieldChange>;
  /** 24 hexadecimal characters that never change. */
  id: Scalars['ID']['output'];
  /** Whether the viewer made it. */
  isOwn: Scalars['Boolean']['output'];
  /** Why, where it was not for its own sake, for example a restored version. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The version of the record that it made; null for one that is too old to be restored. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** A kind of record whose changes are kept with before and after. */
export type HistoryKind =
  /** A curriculum. */
  | 'CURRICULUM'
  /** A customer pod. */
  | 'CUSTOMER_POD'
  /** A region. */
  | 'REGION'
  /** A staff account. */
  | 'STAFF_USER'
  /** A part of a curriculum. */
  | 'SUBDIVISION';

/** The outcome of a change. */
export type HistoryPayload = {
  __typename?: 'HistoryPayload';
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
  /** The record's version since; null when it was refused. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** What a file would do to a curriculum; nothing is written. */
export type ImportCheck = {
  __typename?: 'ImportCheck';
  /** Topics that would be made. */
  create: Scalars['Int']['output'];
  /** To be sent when it is to be done: it names what was shown. */
  fingerprint: Scalars['String']['output'];
  /** Parts that would be made, those above the topics included. */
  parts: Scalars['Int']['output'];
  /** The lines with problems, with the reasons, as CSV; null where there are none. */
  problemFile?: Maybe<Scalars['String']['output']>;
  /** Lines that cannot be done. */
  problems: Scalars['Int']['output'];
  /** Each line with its verdict. */
  rows: Array<ImportLine>;
  /** Topics that are there already, just as the file says. */
  unchanged: Scalars['Int']['output'];
};

/** A file of topics. */
export type ImportFileInput = {
  /** Its text: comma, semicolon or tab between the cells, at most 1,000 lines and 512 kB. */
  csv: Scalars['String']['input'];
  /** Its name. */
  fileName: Scalars['String']['input'];
};

/** What a line of a file would do. */
export type ImportLine = {
  __typename?: 'ImportLine';
  /** In the file; its head is line 1. */
  line: Scalars['Int']['output'];
  /** The way down the tree to the topic. */
  path: Array<Scalars['String']['output']>;
  /** Why it cannot be done; null where it can. */
  reason?: Maybe<Scalars['String']['output']>;
  /** What it would do. */
  verdict: ImportVerdict;
};

/** What a line of an imported file would do. */
export type ImportVerdict =
  /** Add a part. */
  | 'CREATE'
  /** Nothing: something is wrong with it. */
  | 'PROBLEM'
  /** Nothing: the part is there already. */
  | 'UNCHANGED';

/** Work that the servers do by themselves. */
export type Job = Node & {
  __typename?: 'Job';
  /** What it does, in a sentence. */
  description: Scalars['String']['output'];
  /** How often it runs. */
  everyMinutes: Scalars['Int']['output'];
  /** The job's name: lower-case words with hyphens. */
  id: Scalars['ID']['output'];
  /** Whether it should have run by now and has not. */
  isLate: Scalars['Boolean']['output'];
  /** Whether a server is at it. */
  isRunning: Scalars['Boolean']['output'];
  /** The run that failed last, of those that are kept; null where none did. */
  lastFailure?: Maybe<JobRun>;
  /** The run that began last; null before the first. */
  lastRun?: Maybe<JobRun>;
  /** When it is due next; null for at once. */
  nextAt?: Maybe<Scalars['DateTime']['output']>;
  /** When somebody asked for a run that has not ended; null where nobody did. */
  requestedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How people call it. */
  title: Scalars['String']['output'];
};

/** How many of something a run did. */
export type JobCount = {
  __typename?: 'JobCount';
  /** How many. */
  count: Scalars['Int']['output'];
  /** What was counted, for example removed. */
  name: Scalars['String']['output'];
};

/** The outcome of a change. */
export type JobPayload = {
  __typename?: 'JobPayload';
  /** The job as it now stands. */
  job?: Maybe<Job>;
  /** Why it was refused; empty when it was not. */
  userErrors: Array<UserError>;
};

/** One time that a job was done. */
export type JobRun = Node & {
  __typename?: 'JobRun';
  /** What was done, counted. */
  counts: Array<JobCount>;
  /** When it ended; null while it runs. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it failed. */
  error?: Maybe<Scalars['String']['output']>;
  /** Start of the time that it covers. */
  from: Scalars['DateTime']['output'];
  /** The run's id: 24 hexadecimal characters. */
  id: Scalars['ID']['output'];
  /** Which server did it. */
  server: Scalars['String']['output'];
  /** When it began. */
  startedAt: Scalars['DateTime']['output'];
  /** Who asked for it; null where the schedule did, or the account is gone. */
  startedBy?: Maybe<StaffUser>;
  /** How it stands. */
  state: JobRunState;
  /** End of the time that it covers. */
  to: Scalars['DateTime']['output'];
  /** Why it ran. */
  trigger: JobTrigger;
};

/** One page of a job's runs, newest first. */
export type JobRunPage = {
  __typename?: 'JobRunPage';
  /** The runs of this page. */
  items: Array<JobRun>;
  /** Where the page stands in the list. */
  pageInfo: PageInfo;
};

/** How a job's run went. */
export type JobRunState =
  /** It ended well. */
  | 'DONE'
  /** It broke off; it is tried again. */
  | 'FAILED'
  /** It is under way. */
  | 'RUNNING';

/** Why a job ran. */
export type JobTrigger =
  /** Somebody asked for it. */
  | 'PERSON'
  /** Its time had come. */
  | 'SCHEDULE';

/** Somebody who is taught: a customer, or a dependent on a customer's account. */
export type Learner = Node & {
  __typename?: 'Learner';
  /** How old a dependent is, in bands; null for customers. */
  ageGroup?: Maybe<AgeGroup>;
  /** What they follow now, the latest first. */
  attachments?: Maybe<Array<CurriculumAttachment>>;
  /** First name, as it is written. */
  firstName: Scalars['String']['output'];
  /** The customer's or the dependent's id. */
  id: Scalars['ID']['output'];
  /** Whether they are no longer offered, but still shown where they are referred to. */
  isArchived: Scalars['Boolean']['output'];
  /** Whether it is a customer or a dependent. */
  kind: LearnerKind;
  /** Last name, as it is written. */
  lastName: Scalars['String']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
  /** Who pays; of a customer, the same person. */
  payer: LearnerPayer;
  /** The payer's region. */
  region?: Maybe<Region>;
  /** What they have to read, hear, watch or open, in the order of the trees that they follow. */
  resources?: Maybe<Array<LessonResource>>;
  /** The clock they live by. */
  timeZone: Scalars['TimeZone']['output'];
};

/** Who is taught. */
export type LearnerKind =
  /** Somebody who pays for their own lessons. */
  | 'CUSTOMER'
  /** Somebody on a customer's account. */
  | 'DEPENDENT';

/** What a learner can already do. */
export type LearnerLevel =
  /** Speaks, reads and writes freely. */
  | 'ADVANCED'
  /** Begins from nothing. */
  | 'BEGINNER'
  /** Manages greetings and simple needs. */
  | 'ELEMENTARY'
  /** Holds a conversation about daily life. */
  | 'INTERMEDIATE';

/** One page of learners. */
export type LearnerPage = {
  __typename?: 'LearnerPage';
  /** The learners of this page. */
  items: Array<Learner>;
  /** Where this page stands. */
  pageInfo: PageInfo;
};

/** The customer who pays for a learner. */
export type LearnerPayer = {
  __typename?: 'LearnerPayer';
  /** C-000123; given once, never reused. */
  customerNumber: Scalars['String']['output'];
  /** The customer's id. */
  id: Scalars['ID']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
};

/** Something that a learner has to read, hear, watch or open. */
export type LessonResource = {
  __typename?: 'LessonResource';
  /** When it came to the learner. */
  addedAt: Scalars['DateTime']['output'];
  /** Stays the same while the resource does. */
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: ResourceKind;
  /** The lesson of the learning content that it is, if it is one. */
  lessonId?: Maybe<Scalars['ID']['output']>;
  /** The part of a curriculum that it belongs to. */
  subdivisionId?: Maybe<Scalars['ID']['output']>;
  /** What it is called. */
  title: Scalars['String']['output'];
  /** A full web address; of a session, its path in the portal. */
  url: Scalars['String']['output'];
};

/** Who signs in. */
export type LoginInput = {
  /** The account's address; capitals do not matter. */
  email: Scalars['String']['input'];
  /** The account's password. */
  password: Scalars['String']['input'];
};

/** What signing in returns; `accessToken` and `user` are null when it is refused. */
export type LoginPayload = {
  __typename?: 'LoginPayload';
  /** A bearer token; it ends two days later. */
  accessToken?: Maybe<Scalars['String']['output']>;
  /** Who is signed in. */
  user?: Maybe<Viewer>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** What signing out returns. */
export type LogoutPayload = {
  __typename?: 'LogoutPayload';
  /** Whether the session is over. */
  loggedOut: Scalars['Boolean']['output'];
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** A mail that the portal wrote. */
export type Mail = Node & {
  __typename?: 'Mail';
  /** How often a mail server was tried. */
  attempts: Scalars['Int']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** What the mail server answered last, when it failed. */
  error?: Maybe<Scalars['String']['output']>;
  /** 24 hexadecimal characters that never change. */
  id: Scalars['ID']['output'];
  /** The link that it holds; null where it holds none, and for a mail that does not stay in the mailbox. */
  link?: Maybe<Scalars['String']['output']>;
  /** When a mail server took it; null until then. */
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where it stands. */
  status: MailStatus;
  /** What its subject line says. */
  subject: Scalars['String']['output'];
  /** What it is about. */
  template: MailTemplate;
  /** What it says, as plain text; only of a mail that stays in the mailbox, since links are for their receiver alone. */
  text?: Maybe<Scalars['String']['output']>;
  /** The address that it goes to. */
  to: Scalars['String']['output'];
};

/** Narrows a list of mails. */
export type MailFilter = {
  /** Part of an address or subject; marks and capitals do not matter. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these states. */
  status?: InputMaybe<Array<MailStatus>>;
  /** Any of these kinds. */
  template?: InputMaybe<Array<MailTemplate>>;
};

/** One page of mails. */
export type MailPage = {
  __typename?: 'MailPage';
  /** The mails of this page, in order. */
  items: Array<Mail>;
  /** Where the page stands in the list. */
  pageInfo: PageInfo;
};

/** Orders a list of mails. */
export type MailSort =
  /** Oldest first. */
  | 'CREATED_ASC'
  /** Newest first. */
  | 'CREATED_DESC';

/** Where a mail stands. */
export type MailStatus =
  /** No mail server took it in two days. */
  | 'FAILED'
  /** A mail server has taken it. */
  | 'SENT'
  /** Is read in the mailbox, since there is no mail server. */
  | 'STORED'
  /** Will be sent, or tried again. */
  | 'WAITING';

/** What a mail is about. */
export type MailTemplate =
  /** Somebody who asked is let in. */
  | 'ADMISSION'
  /** Somebody asked to be let in with an address that has an account. */
  | 'ALREADY_REGISTERED'
  /** Somebody is invited, and chooses a password. */
  | 'INVITATION'
  /** Somebody forgot their password. */
  | 'PASSWORD_RESET'
  /** Somebody who asked is not let in. */
  | 'REFUSAL'
  /** Somebody can sign in again. */
  | 'REINSTATEMENT';

/** Everything that can be changed. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Sets the first password of an account, once, with the link from its mail. Open to everybody. */
  accountActivate: AccountActivatePayload;
  /** Sets or removes the viewer's own picture. */
  avatarSet: ViewerPayload;
  /** Puts a draft into use. */
  curriculumActivate: CurriculumPayload;
  /** Takes a curriculum out of use. */
  curriculumArchive: CurriculumPayload;
  /** Gives a learner a curriculum, or branches of it. */
  curriculumAttach: CurriculumAttachmentPayload;
  /** Adds a curriculum. */
  curriculumCreate: CurriculumPayload;
  /** Ends what a learner follows; the progress is kept. */
  curriculumDetach: CurriculumAttachmentPayload;
  /** Does what the check has shown, all of it or nothing. */
  curriculumImport: CurriculumImportPayload;
  /** Says line by line what a file would do; nothing is written. */
  curriculumImportCheck: CurriculumImportCheckPayload;
  /** Archives what an import made, where nobody has worked on it since. */
  curriculumImportUndo: CurriculumImportPayload;
  /** Takes up again what was ended. */
  curriculumReattach: CurriculumAttachmentPayload;
  /** Brings an archived curriculum back into use. */
  curriculumRestore: CurriculumPayload;
  /** Saves changes to a curriculum. */
  curriculumUpdate: CurriculumPayload;
  /** Starts the lessons of a pod. */
  customerPodActivate: CustomerPodPayload;
  /** Ends a pod. */
  customerPodClose: CustomerPodPayload;
  /** Adds a pod with its members. */
  customerPodCreate: CustomerPodPayload;
  /** Gives a pod a break. */
  customerPodPause: CustomerPodPayload;
  /** Puts a closed pod together again. */
  customerPodReopen: CustomerPodPayload;
  /** Lets a pod go on after a break. */
  customerPodResume: CustomerPodPayload;
  /** Saves changes to a pod. */
  customerPodUpdate: CustomerPodPayload;
  /** Saves what a record held before one of its changes, as a normal update; its history says so. */
  historyRestore: HistoryPayload;
  /** Takes back the change that made a version, by a change of its own; refused when the record was changed since. */
  historyUndo: HistoryPayload;
  /** Asks for a run at once; some server begins it within seconds. */
  jobRunNow: JobPayload;
  /** Signs in with email and password. */
  login: LoginPayload;
  /** Ends the session that the request belongs to. */
  logout: LogoutPayload;
  /** Marks all of the viewer's own notifications as read. */
  notificationsMarkAllRead: NotificationsMarkAllReadPayload;
  /** Changes the viewer's own password. */
  passwordChange: PasswordChangePayload;
  /** Sets a new password, once, with the link from a reset mail. Open to everybody. */
  passwordReset: PasswordResetPayload;
  /** Sends a reset link to the address, where it has an active account. Open to everybody. */
  passwordResetRequest: PasswordResetRequestPayload;
  /** Saves the viewer's own profile. */
  profileUpdate: ViewerPayload;
  /** A learner is done with a topic. */
  progressFinish: CurriculumAttachmentPayload;
  /** A learner takes up again a topic that was done. */
  progressReopen: CurriculumAttachmentPayload;
  /** A learner starts a topic. */
  progressStart: CurriculumAttachmentPayload;
  /** Takes a region out of use; what belongs to it stays. */
  regionArchive: RegionPayload;
  /** Adds a region. */
  regionCreate: RegionPayload;
  /** Brings an archived region back into use. */
  regionRestore: RegionPayload;
  /** Saves changes to a region. */
  regionUpdate: RegionPayload;
  /** Asks to be let in; the account is pending until a director or super-admin admits it with a role. Open to everybody. */
  register: RegisterPayload;
  /** Ends one of the viewer's own sessions. */
  sessionRevoke: SessionsPayload;
  /** Ends all of the viewer's own sessions but the present one. */
  sessionsRevokeOthers: SessionsPayload;
  /** Lets a registered person in with a role, and sends them a link to choose a password. */
  staffUserAdmit: StaffUserPayload;
  /** Adds an account and invites its owner by mail. */
  staffUserCreate: StaffUserPayload;
  /** Sends the activation link again; the links before it stop working. */
  staffUserInvite: StaffUserPayload;
  /** Turns a registered person away. */
  staffUserRefuse: StaffUserPayload;
  /** Brings a suspended account back into use. */
  staffUserReinstate: StaffUserPayload;
  /** Gives an account another role. */
  staffUserRoleChange: StaffUserPayload;
  /** Ends one session of a staff user, or all of them. */
  staffUserSessionsRevoke: SessionsPayload;
  /** Takes an account out of use; its sessions end at once and its links stop working. */
  staffUserSuspend: StaffUserPayload;
  /** Saves changes to an account. */
  staffUserUpdate: StaffUserPayload;
  /** Archives a part and everything under it. */
  subdivisionArchive: SubdivisionPayload;
  /** Copies a part with everything in use under it, in one piece; names are kept. */
  subdivisionCopy: SubdivisionCopyPayload;
  /** Adds a part to a curriculum. */
  subdivisionCreate: SubdivisionPayload;
  /** Moves a part among its siblings or under another parent. */
  subdivisionMove: SubdivisionPayload;
  /** Brings an archived part back, last among its siblings. */
  subdivisionRestore: SubdivisionPayload;
  /** Saves changes to a part. */
  subdivisionUpdate: SubdivisionPayload;
};


/** Everything that can be changed. */
export type MutationAccountActivateArgs = {
  input: AccountActivateInput;
};


/** Everything that can be changed. */
export type MutationAvatarSetArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: AvatarSetInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCurriculumActivateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCurriculumArchiveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCurriculumAttachArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CurriculumAttachInput;
};


/** Everything that can be changed. */
export type MutationCurriculumCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CurriculumCreateInput;
};


/** Everything that can be changed. */
export type MutationCurriculumDetachArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCurriculumImportArgs = {
  fingerprint: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ImportFileInput;
  leaveOutProblems?: Scalars['Boolean']['input'];
};


/** Everything that can be changed. */
export type MutationCurriculumImportCheckArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ImportFileInput;
};


/** Everything that can be changed. */
export type MutationCurriculumImportUndoArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCurriculumReattachArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCurriculumRestoreArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCurriculumUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CurriculumUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCustomerPodActivateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCustomerPodCloseArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCustomerPodCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CustomerPodCreateInput;
};


/** Everything that can be changed. */
export type MutationCustomerPodPauseArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCustomerPodReopenArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCustomerPodResumeArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCustomerPodUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CustomerPodUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationHistoryRestoreArgs = {
  entryId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: HistoryKind;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationHistoryUndoArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: HistoryKind;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationJobRunNowArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** Everything that can be changed. */
export type MutationLogoutArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationNotificationsMarkAllReadArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationPasswordChangeArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: PasswordChangeInput;
};


/** Everything that can be changed. */
export type MutationPasswordResetArgs = {
  input: PasswordResetInput;
};


/** Everything that can be changed. */
export type MutationPasswordResetRequestArgs = {
  input: PasswordResetRequestInput;
};


/** Everything that can be changed. */
export type MutationProfileUpdateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ProfileUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationProgressFinishArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ProgressInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationProgressReopenArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ProgressInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationProgressStartArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ProgressInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationRegionArchiveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationRegionCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: RegionCreateInput;
};


/** Everything that can be changed. */
export type MutationRegionRestoreArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationRegionUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: RegionUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** Everything that can be changed. */
export type MutationSessionRevokeArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationSessionsRevokeOthersArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationStaffUserAdmitArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  role?: InputMaybe<Role>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationStaffUserCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: StaffUserCreateInput;
};


/** Everything that can be changed. */
export type MutationStaffUserInviteArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationStaffUserRefuseArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationStaffUserReinstateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationStaffUserRoleChangeArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  role?: InputMaybe<Role>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationStaffUserSessionsRevokeArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sessionId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be changed. */
export type MutationStaffUserSuspendArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationStaffUserUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: StaffUserUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationSubdivisionArchiveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationSubdivisionCopyArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: SubdivisionCopyInput;
};


/** Everything that can be changed. */
export type MutationSubdivisionCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: SubdivisionCreateInput;
};


/** Everything that can be changed. */
export type MutationSubdivisionMoveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: SubdivisionMoveInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationSubdivisionRestoreArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationSubdivisionUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: SubdivisionUpdateInput;
  version: Scalars['Int']['input'];
};

/** A record with an id that never changes. */
export type Node = {
  /** The record's id: 24 hexadecimal characters. */
  id: Scalars['ID']['output'];
};

/** Something the viewer should know. */
export type Notification = Node & {
  __typename?: 'Notification';
  /** When it was told. */
  createdAt: Scalars['DateTime']['output'];
  /** What happened, in a sentence. */
  description: Scalars['String']['output'];
  /** 24 hexadecimal characters that never change. */
  id: Scalars['ID']['output'];
  /** Null while unread. */
  readAt?: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in a few words. */
  title: Scalars['String']['output'];
  /** Decides the icon. */
  type: NotificationType;
  /** A path of the portal to open. */
  url?: Maybe<Scalars['String']['output']>;
};

/** Part of the viewer's notifications, newest first. */
export type NotificationConnection = {
  __typename?: 'NotificationConnection';
  /** The notifications with their places. */
  edges: Array<NotificationEdge>;
  /** Whether more follows. */
  pageInfo: CursorInfo;
  /** How many are unread, in all. */
  unreadCount: Scalars['Int']['output'];
};

/** A notification and its place in the stream. */
export type NotificationEdge = {
  __typename?: 'NotificationEdge';
  /** Its place; pass as `after` to go on behind it. */
  cursor: Scalars['String']['output'];
  /** The notification. */
  node: Notification;
};

/** What a notification is about; it decides the picture beside it. */
export type NotificationType =
  /** Something is on its way. */
  | 'ITEM_SHIPPED'
  /** Somebody wrote or did something. */
  | 'NEW_MESSAGE'
  /** Something was ordered or booked. */
  | 'ORDER_PLACED';

/** What marking notifications as read returns. */
export type NotificationsMarkAllReadPayload = {
  __typename?: 'NotificationsMarkAllReadPayload';
  /** The newest notifications, all read; null when it was refused. */
  notifications?: Maybe<NotificationConnection>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** A tutor who has been onboarded, by name. */
export type OnboardedTutor = Node & {
  __typename?: 'OnboardedTutor';
  /** Their given name. */
  firstName: Scalars['String']['output'];
  /** 24 hexadecimal characters that never change. */
  id: Scalars['ID']['output'];
  /** Their family name. */
  lastName: Scalars['String']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
  /** Subject options that they teach. */
  subjects: Array<Scalars['String']['output']>;
};

/** Where a one-time code stands. */
export type OneTimeCodeState =
  /** Was not used in time. */
  | 'EXPIRED'
  /** Can be used. */
  | 'READY'
  /** Has been used. */
  | 'USED';

/** Where a page stands in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** This page's number, from 1. */
  number: Scalars['Int']['output'];
  /** Rows a page. */
  size: Scalars['Int']['output'];
  /** Rows in the whole list. */
  totalCount: Scalars['Int']['output'];
  /** True when counting exactly would have been too slow, and the total is about right. */
  totalIsEstimate: Scalars['Boolean']['output'];
  /** Pages in the whole list. */
  totalPages: Scalars['Int']['output'];
};

/** Which page of a list, and how many rows it has. */
export type PageInput = {
  /** Page number, from 1. */
  number?: Scalars['Int']['input'];
  /** Rows a page, 1 to 100. */
  size?: Scalars['Int']['input'];
};

/** The old and the new password. */
export type PasswordChangeInput = {
  /** The password until now. */
  currentPassword: Scalars['String']['input'];
  /** 10 to 128 characters, without the person's name or email. */
  newPassword: Scalars['String']['input'];
};

/** What changing one's own password returns; every other session ends with it. */
export type PasswordChangePayload = {
  __typename?: 'PasswordChangePayload';
  /** How many other sessions were ended. */
  endedSessions: Scalars['Int']['output'];
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** A reset link and the new password. */
export type PasswordResetInput = {
  /** The one-time code, from the link. */
  code: Scalars['String']['input'];
  /** 10 to 128 characters, without the person's name or email. */
  password: Scalars['String']['input'];
};

/** What setting a new password returns; every session of the account ends with it. */
export type PasswordResetPayload = {
  __typename?: 'PasswordResetPayload';
  /** The address to sign in with; null when it was refused. */
  email?: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** Who forgot their password. */
export type PasswordResetRequestInput = {
  /** The address that they sign in with. */
  email: Scalars['String']['input'];
};

/** What asking for a new password returns: the same, and as fast, whether or not the address is known. */
export type PasswordResetRequestPayload = {
  __typename?: 'PasswordResetRequestPayload';
  /** Whether the request was taken. */
  requested: Scalars['Boolean']['output'];
  /** Why it was refused; empty when it was taken. */
  userErrors: Array<UserError>;
};

/** What a role may do: one area of the business, and seeing it, adding and changing, or acting on it (states and money). */
export type Permission =
  /** Acting on: app feedback. */
  | 'APP_FEEDBACK_ACT'
  /** Seeing: app feedback. */
  | 'APP_FEEDBACK_READ'
  /** Adding and changing: app feedback. */
  | 'APP_FEEDBACK_WRITE'
  /** Acting on: conversations. */
  | 'CONVERSATIONS_ACT'
  /** Seeing: conversations. */
  | 'CONVERSATIONS_READ'
  /** Adding and changing: conversations. */
  | 'CONVERSATIONS_WRITE'
  /** Acting on: curriculums. */
  | 'CURRICULUMS_ACT'
  /** Seeing: curriculums. */
  | 'CURRICULUMS_READ'
  /** Adding and changing: curriculums. */
  | 'CURRICULUMS_WRITE'
  /** Acting on: customers. */
  | 'CUSTOMERS_ACT'
  /** Seeing: customers. */
  | 'CUSTOMERS_READ'
  /** Adding and changing: customers. */
  | 'CUSTOMERS_WRITE'
  /** Acting on: dashboard. */
  | 'DASHBOARD_ACT'
  /** Seeing: dashboard. */
  | 'DASHBOARD_READ'
  /** Adding and changing: dashboard. */
  | 'DASHBOARD_WRITE'
  /** Acting on: demo. */
  | 'DEMO_ACT'
  /** Seeing: demo. */
  | 'DEMO_READ'
  /** Adding and changing: demo. */
  | 'DEMO_WRITE'
  /** Acting on: exams. */
  | 'EXAMS_ACT'
  /** Seeing: exams. */
  | 'EXAMS_READ'
  /** Adding and changing: exams. */
  | 'EXAMS_WRITE'
  /** Acting on: invoices. */
  | 'INVOICES_ACT'
  /** Seeing: invoices. */
  | 'INVOICES_READ'
  /** Adding and changing: invoices. */
  | 'INVOICES_WRITE'
  /** Acting on: lessons. */
  | 'LESSONS_ACT'
  /** Seeing: lessons. */
  | 'LESSONS_READ'
  /** Adding and changing: lessons. */
  | 'LESSONS_WRITE'
  /** Acting on: partners. */
  | 'PARTNERS_ACT'
  /** Seeing: partners. */
  | 'PARTNERS_READ'
  /** Adding and changing: partners. */
  | 'PARTNERS_WRITE'
  /** Acting on: pay rates. */
  | 'PAY_RATES_ACT'
  /** Seeing: pay rates. */
  | 'PAY_RATES_READ'
  /** Adding and changing: pay rates. */
  | 'PAY_RATES_WRITE'
  /** Acting on: promos. */
  | 'PROMOS_ACT'
  /** Seeing: promos. */
  | 'PROMOS_READ'
  /** Adding and changing: promos. */
  | 'PROMOS_WRITE'
  /** Acting on: reference. */
  | 'REFERENCE_ACT'
  /** Seeing: reference. */
  | 'REFERENCE_READ'
  /** Adding and changing: reference. */
  | 'REFERENCE_WRITE'
  /** Acting on: referrals. */
  | 'REFERRALS_ACT'
  /** Seeing: referrals. */
  | 'REFERRALS_READ'
  /** Adding and changing: referrals. */
  | 'REFERRALS_WRITE'
  /** Acting on: regions. */
  | 'REGIONS_ACT'
  /** Seeing: regions. */
  | 'REGIONS_READ'
  /** Adding and changing: regions. */
  | 'REGIONS_WRITE'
  /** Acting on: reports. */
  | 'REPORTS_ACT'
  /** Seeing: reports. */
  | 'REPORTS_READ'
  /** Adding and changing: reports. */
  | 'REPORTS_WRITE'
  /** Acting on: sessions. */
  | 'SESSIONS_ACT'
  /** Seeing: sessions. */
  | 'SESSIONS_READ'
  /** Adding and changing: sessions. */
  | 'SESSIONS_WRITE'
  /** Acting on: settings. */
  | 'SETTINGS_ACT'
  /** Seeing: settings. */
  | 'SETTINGS_READ'
  /** Adding and changing: settings. */
  | 'SETTINGS_WRITE'
  /** Acting on: settlements. */
  | 'SETTLEMENTS_ACT'
  /** Seeing: settlements. */
  | 'SETTLEMENTS_READ'
  /** Adding and changing: settlements. */
  | 'SETTLEMENTS_WRITE'
  /** What every signed-in person may do. */
  | 'SIGNED_IN'
  /** Acting on: staff. */
  | 'STAFF_ACT'
  /** Seeing: staff. */
  | 'STAFF_READ'
  /** Adding and changing: staff. */
  | 'STAFF_WRITE'
  /** Acting on: stories. */
  | 'STORIES_ACT'
  /** Seeing: stories. */
  | 'STORIES_READ'
  /** Adding and changing: stories. */
  | 'STORIES_WRITE'
  /** Acting on: system. */
  | 'SYSTEM_ACT'
  /** Seeing: system. */
  | 'SYSTEM_READ'
  /** Adding and changing: system. */
  | 'SYSTEM_WRITE'
  /** Acting on: team activity. */
  | 'TEAM_ACTIVITY_ACT'
  /** Seeing: team activity. */
  | 'TEAM_ACTIVITY_READ'
  /** Adding and changing: team activity. */
  | 'TEAM_ACTIVITY_WRITE'
  /** Acting on: transcripts. */
  | 'TRANSCRIPTS_ACT'
  /** Seeing: transcripts. */
  | 'TRANSCRIPTS_READ'
  /** Adding and changing: transcripts. */
  | 'TRANSCRIPTS_WRITE'
  /** Acting on: tutors. */
  | 'TUTORS_ACT'
  /** Seeing: tutors. */
  | 'TUTORS_READ'
  /** Adding and changing: tutors. */
  | 'TUTORS_WRITE'
  /** Acting on: words. */
  | 'WORDS_ACT'
  /** Seeing: words. */
  | 'WORDS_READ'
  /** Adding and changing: words. */
  | 'WORDS_WRITE';

/** One area of the business and what each role may do there. */
export type PermissionArea = {
  __typename?: 'PermissionArea';
  /** One for each role, in the order of the roles. */
  grants: Array<PermissionGrant>;
  /** Its short name, the first part of its permissions, for example customers. */
  key: Scalars['String']['output'];
  /** Its name as people read it. */
  name: Scalars['String']['output'];
};

/** What a role may do in an area. */
export type PermissionGrant = {
  __typename?: 'PermissionGrant';
  /** State changes and money. */
  act: Scalars['Boolean']['output'];
  /** Seeing records. */
  read: Scalars['Boolean']['output'];
  /** The role. */
  role: Role;
  /** What narrows it, ready to be shown, for example own records only; null for nothing. */
  scope?: Maybe<Scalars['String']['output']>;
  /** Creating and editing records. */
  write: Scalars['Boolean']['output'];
};

/** Who pays for a pod. */
export type PodBillingMode =
  /** One customer pays for everybody. */
  | 'ONE_PAYER'
  /** Each member's payer pays a share. */
  | 'SPLIT';

/** Somebody in a pod, or who was. */
export type PodMember = {
  __typename?: 'PodMember';
  /** When they joined. */
  joinedAt: Scalars['DateTime']['output'];
  /** Who learns. */
  learner?: Maybe<Learner>;
  /** The customer's or the dependent's id. */
  learnerId: Scalars['ID']['output'];
  /** When they left; null while they are in it. */
  leftAt?: Maybe<Scalars['DateTime']['output']>;
  /** The share that the learner's payer pays, in hundredths of a per cent: 2500 is 25 %; null where one customer pays for all. */
  shareBp?: Maybe<Scalars['Int']['output']>;
};

/** A member and the share of their payer. */
export type PodMemberInput = {
  /** The customer's or the dependent's id. */
  learnerId: Scalars['ID']['input'];
  /** In hundredths of a per cent; all shares together are 10000. Left out where one customer pays for all. */
  shareBp?: InputMaybe<Scalars['Int']['input']>;
};

/** Where a pod stands. */
export type PodStatus =
  /** Taking lessons. */
  | 'ACTIVE'
  /** Ended; it can be put together again. */
  | 'CLOSED'
  /** Being put together. */
  | 'FORMING'
  /** Taking a break. */
  | 'PAUSED';

/** What a person may change about themselves. What is left out stays; null clears. */
export type ProfileUpdateInput = {
  /** A few words, at most 500 characters. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** Given name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Telephone number in international format. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** An IANA time zone name. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** A step of a learner with one topic. */
export type ProgressInput = {
  /** The lesson it was taken in. */
  lessonId?: InputMaybe<Scalars['ID']['input']>;
  /** The topic. */
  subdivisionId: Scalars['ID']['input'];
};

/** How far a learner is with a topic. */
export type ProgressState =
  /** Finished. */
  | 'DONE'
  /** Begun. */
  | 'IN_PROGRESS'
  /** Not begun. */
  | 'NOT_STARTED';

/** Everything that can be asked. */
export type Query = {
  __typename?: 'Query';
  /** Who an activation link is for; null for a link that was never given. Open to everybody. */
  accountActivation?: Maybe<AccountActivation>;
  /** The cancellation policies that a region can have. */
  cancellationPolicies?: Maybe<Array<CancellationPolicy>>;
  /** Names and pictures of active staff. */
  colleagues?: Maybe<StaffUserPage>;
  /** Colleagues by their last request, the most recent first, at most 50. */
  contacts?: Maybe<Array<Contact>>;
  /** One curriculum by its id. */
  curriculum?: Maybe<Curriculum>;
  /** Who follows a curriculum now, the latest first; with a part, who follows it, or something above or below it. */
  curriculumAttachments?: Maybe<CurriculumAttachmentPage>;
  /** One curriculum as addresses name it: by slug, and by region code where the address has one. */
  curriculumByAddress?: Maybe<Curriculum>;
  /** A file to be filled in for curricula of a shape, as CSV. */
  curriculumImportTemplate?: Maybe<Scalars['String']['output']>;
  /** The last import of a curriculum; null where there was none. */
  curriculumLastImport?: Maybe<CurriculumImport>;
  /** Curricula. */
  curriculums?: Maybe<CurriculumPage>;
  /** One pod by its id. */
  customerPod?: Maybe<CustomerPod>;
  /** Pods. */
  customerPods?: Maybe<CustomerPodPage>;
  /** One exam by its id. */
  exam?: Maybe<Exam>;
  /** One exam by its slug, as it stands in addresses. */
  examBySlug?: Maybe<Exam>;
  /** One lesson by its id. */
  examLesson?: Maybe<ExamLesson>;
  /** Lessons of all exams. */
  examLessons?: Maybe<ExamLessonPage>;
  /** One section by its id. */
  examSection?: Maybe<ExamSection>;
  /** One subject by its id. */
  examSubject?: Maybe<ExamSubject>;
  /** One topic by its id. */
  examTopic?: Maybe<ExamTopic>;
  /** Exams. */
  exams?: Maybe<ExamPage>;
  /** The changes of one record, newest first, for those who may read the record; everybody reads their own account's. */
  history?: Maybe<HistoryConnection>;
  /** A job's runs, newest first. */
  jobRuns?: Maybe<JobRunPage>;
  /** Every job and where it stands. */
  jobs?: Maybe<Array<Job>>;
  /** One learner by the id of the customer or dependent. */
  learner?: Maybe<Learner>;
  /** Learners in use by part of a name, marks not needed, or by customer number, the best 200 first; `totalIsEstimate` says that there are more. One or two letters find beginnings of names. */
  learners?: Maybe<LearnerPage>;
  /** One mail by its id. */
  mail?: Maybe<Mail>;
  /** The mails that the portal wrote; without a mail server this is the mailbox they are read in. */
  mails?: Maybe<MailPage>;
  /** The signed-in person. */
  me?: Maybe<Viewer>;
  /** The viewer's own notifications, newest first; `first` from 1 to 100. */
  notifications?: Maybe<NotificationConnection>;
  /** Tutors who have been onboarded, by name. */
  onboardedTutors?: Maybe<Array<OnboardedTutor>>;
  /** The permission matrix: every area with what each role may do there. */
  permissionMatrix: Array<PermissionArea>;
  /** One region by its id. */
  region?: Maybe<Region>;
  /** One region by its code, in any case, as it stands in addresses. */
  regionByCode?: Maybe<Region>;
  /** Regions. */
  regions?: Maybe<RegionPage>;
  /** People and places by part of a name, at most 20, as far as the viewer may see them. */
  search?: Maybe<Array<SearchResult>>;
  /** The viewer's own sessions, newest first. */
  sessions?: Maybe<Array<Session>>;
  /** One staff account by its id. */
  staffUser?: Maybe<StaffUser>;
  /** What a staff user did, newest first. */
  staffUserActivity?: Maybe<StaffActivityConnection>;
  /** The live sessions of a staff user, newest first. */
  staffUserSessions?: Maybe<Array<Session>>;
  /** Staff accounts, whatever their state. */
  staffUsers?: Maybe<StaffUserPage>;
  /** Subjects, Igbo and Yoruba first. */
  subjectOptions?: Maybe<Array<SubjectOption>>;
};


/** Everything that can be asked. */
export type QueryAccountActivationArgs = {
  code: Scalars['String']['input'];
  userId: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryColleaguesArgs = {
  filter?: ColleagueFilter;
  page?: PageInput;
  sort?: ColleagueSort;
};


/** Everything that can be asked. */
export type QueryCurriculumArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryCurriculumAttachmentsArgs = {
  curriculumId: Scalars['ID']['input'];
  page?: PageInput;
  subdivisionId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be asked. */
export type QueryCurriculumByAddressArgs = {
  regionCode?: InputMaybe<Scalars['String']['input']>;
  slug: Scalars['String']['input'];
};


/** Everything that can be asked. */
export type QueryCurriculumImportTemplateArgs = {
  shape: CurriculumShape;
};


/** Everything that can be asked. */
export type QueryCurriculumLastImportArgs = {
  curriculumId: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryCurriculumsArgs = {
  filter?: CurriculumFilter;
  page?: PageInput;
  sort?: CurriculumSort;
};


/** Everything that can be asked. */
export type QueryCustomerPodArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryCustomerPodsArgs = {
  filter?: CustomerPodFilter;
  page?: PageInput;
  sort?: CustomerPodSort;
};


/** Everything that can be asked. */
export type QueryExamArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryExamBySlugArgs = {
  slug: Scalars['String']['input'];
};


/** Everything that can be asked. */
export type QueryExamLessonArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryExamLessonsArgs = {
  filter?: ExamLessonFilter;
  page?: PageInput;
  place?: ExamLessonPlace;
  sort?: ExamLessonSort;
};


/** Everything that can be asked. */
export type QueryExamSectionArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryExamSubjectArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryExamTopicArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryExamsArgs = {
  filter?: ExamFilter;
  page?: PageInput;
  sort?: ExamSort;
};


/** Everything that can be asked. */
export type QueryHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  kind: HistoryKind;
};


/** Everything that can be asked. */
export type QueryJobRunsArgs = {
  job: Scalars['ID']['input'];
  page?: PageInput;
};


/** Everything that can be asked. */
export type QueryLearnerArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryLearnersArgs = {
  page?: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked. */
export type QueryMailArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryMailsArgs = {
  filter?: MailFilter;
  page?: PageInput;
  sort?: MailSort;
};


/** Everything that can be asked. */
export type QueryNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Everything that can be asked. */
export type QueryRegionArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryRegionByCodeArgs = {
  code: Scalars['String']['input'];
};


/** Everything that can be asked. */
export type QueryRegionsArgs = {
  filter?: RegionFilter;
  page?: PageInput;
  sort?: RegionSort;
};


/** Everything that can be asked. */
export type QuerySearchArgs = {
  query: Scalars['String']['input'];
};


/** Everything that can be asked. */
export type QueryStaffUserArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryStaffUserActivityArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryStaffUserSessionsArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked. */
export type QueryStaffUsersArgs = {
  filter?: StaffUserFilter;
  page?: PageInput;
  sort?: StaffUserSort;
};

/** A refusal of the whole request: not allowed, not found, or not possible in the record's state. */
export type RefusalError = UserError & {
  __typename?: 'RefusalError';
  /** What kind of refusal it is. */
  code: UserErrorCode;
  /** Plain English, ready to be shown. */
  message: Scalars['String']['output'];
  /** Always empty. */
  path: Array<Scalars['String']['output']>;
};

/** A part of the business with a currency, a clock and rules of its own. */
export type Region = Node & {
  __typename?: 'Region';
  /** Whether it can be chosen for new records. */
  active: Scalars['Boolean']['output'];
  /** What cancelling costs where nothing else was agreed. */
  cancellationPolicy?: Maybe<CancellationPolicy>;
  /** Two to eight letters, for example UK; in addresses in lower case. */
  code: Scalars['String']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The currency that is charged there. */
  currency: Currency;
  /** Customers who belong to it. */
  customerCount: Scalars['Int']['output'];
  /** 24 hexadecimal characters that never change. */
  id: Scalars['ID']['output'];
  /** Starts every invoice number of the region. */
  invoicePrefix: Scalars['String']['output'];
  /** What people call it. */
  name: Scalars['String']['output'];
  /** Tax in hundredths of a per cent: 2000 is 20 %. */
  taxRateBp: Scalars['Int']['output'];
  /** The clock that its days go by. */
  timeZone: Scalars['TimeZone']['output'];
  /** Tutors who are paid through it. */
  tutorCount: Scalars['Int']['output'];
  /** When it was last saved. */
  updatedAt: Scalars['DateTime']['output'];
  /** Raised by one at each save; sent back with an update. */
  version: Scalars['Int']['output'];
};

/** A new region. */
export type RegionCreateInput = {
  /** What cancelling, moving or missing a lesson costs there. */
  cancellationPolicyId: Scalars['ID']['input'];
  /** Two to eight capital letters; names it in addresses. */
  code: Scalars['String']['input'];
  /** The currency that is charged there. */
  currency: Currency;
  /** Starts every invoice number of the region. */
  invoicePrefix?: InputMaybe<Scalars['String']['input']>;
  /** What people call it. */
  name: Scalars['String']['input'];
  /** Tax in hundredths of a per cent: 2000 is 20 %. */
  taxRateBp?: InputMaybe<Scalars['Int']['input']>;
  /** An IANA time zone name. */
  timeZone: Scalars['String']['input'];
};

/** Narrows a list of regions. */
export type RegionFilter = {
  /** True for those in use, false for archived ones. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of these currencies. */
  currency?: InputMaybe<Array<Currency>>;
  /** Part of a code or name; marks and capitals do not matter. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** One page of regions. */
export type RegionPage = {
  __typename?: 'RegionPage';
  /** The rows of this page. */
  items: Array<Region>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
};

/** The outcome of a change. */
export type RegionPayload = {
  __typename?: 'RegionPayload';
  /** The region as it now stands; null when it was refused. */
  region?: Maybe<Region>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** Orders a list of regions. */
export type RegionSort =
  /** By code. */
  | 'CODE_ASC'
  /** By code, backwards. */
  | 'CODE_DESC'
  /** Oldest first. */
  | 'CREATED_ASC'
  /** Newest first. */
  | 'CREATED_DESC'
  /** By name. */
  | 'NAME_ASC'
  /** By name, backwards. */
  | 'NAME_DESC';

/** Changes to a region. What is left out stays. */
export type RegionUpdateInput = {
  /** What cancelling, moving or missing a lesson costs there. */
  cancellationPolicyId?: InputMaybe<Scalars['ID']['input']>;
  /** Two to eight capital letters; names it in addresses. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The currency that is charged there. */
  currency?: InputMaybe<Currency>;
  /** Starts every invoice number of the region. */
  invoicePrefix?: InputMaybe<Scalars['String']['input']>;
  /** What people call it. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Tax in hundredths of a per cent: 2000 is 20 %. */
  taxRateBp?: InputMaybe<Scalars['Int']['input']>;
  /** An IANA time zone name. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** Who asks to be let in. */
export type RegisterInput = {
  /** The address that they want to sign in with; what is needed is sent there. */
  email: Scalars['String']['input'];
  /** Their given name, at most 60 characters. */
  firstName: Scalars['String']['input'];
  /** Their family name, at most 60 characters. */
  lastName: Scalars['String']['input'];
};

/** What registering returns: the same whether or not the address is known. */
export type RegisterPayload = {
  __typename?: 'RegisterPayload';
  /** Whether the request was taken. */
  registered: Scalars['Boolean']['output'];
  /** Why it was refused; empty when it was taken. */
  userErrors: Array<UserError>;
};

/** What a resource is. */
export type ResourceKind =
  /** Something to hear. */
  | 'AUDIO'
  /** Something to read. */
  | 'DOCUMENT'
  /** A page on the web. */
  | 'LINK'
  /** A session of the learning app. */
  | 'SESSION'
  /** Something to watch. */
  | 'VIDEO';

/** A role of a member of staff. Roles are no ladder: each has its own permissions. */
export type Role =
  /** Looks after customers, tutors and lessons. */
  | 'ADMIN'
  /** Writes content; others publish it. */
  | 'CONTENT_CREATOR'
  /** Answers for curricula and for what is published in the learning app. */
  | 'CONTENT_MANAGER'
  /** Runs the business: regions, staff, money, and everything an admin does. */
  | 'DIRECTOR'
  /** May do everything, the system's own pages included. */
  | 'SUPER_ADMIN';

/** One thing that a search found. */
export type SearchResult = {
  __typename?: 'SearchResult';
  /** What tells it from others of the same name. */
  description: Scalars['String']['output'];
  /** What kind of thing it is. */
  kind: SearchResultKind;
  /** A name, to be shown. */
  title: Scalars['String']['output'];
  /** A path of the portal to open; null when there is no page for it. */
  url?: Maybe<Scalars['String']['output']>;
};

/** What a search result is. */
export type SearchResultKind =
  /** A curriculum. */
  | 'CURRICULUM'
  /** Somebody who pays for lessons. */
  | 'CUSTOMER'
  /** Somebody who learns on a customer's account. */
  | 'DEPENDENT'
  /** An exam. */
  | 'EXAM'
  /** A lesson of the learning content. */
  | 'LESSON'
  /** A region. */
  | 'REGION'
  /** A staff account. */
  | 'STAFF'
  /** A part of a curriculum. */
  | 'SUBDIVISION'
  /** Somebody who teaches. */
  | 'TUTOR';

/** One signed-in device or browser of the viewer. */
export type Session = Node & {
  __typename?: 'Session';
  /** When it was signed in. */
  createdAt: Scalars['DateTime']['output'];
  /** When it ends by itself. */
  expiresAt: Scalars['DateTime']['output'];
  /** 24 hexadecimal characters that never change. */
  id: Scalars['ID']['output'];
  /** The address it came from. */
  ip?: Maybe<Scalars['String']['output']>;
  /** Whether this request belongs to it. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it was last used, within a minute. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** The browser or tool, as it named itself. */
  userAgent?: Maybe<Scalars['String']['output']>;
};

/** The outcome of a change. */
export type SessionsPayload = {
  __typename?: 'SessionsPayload';
  /** The sessions that are left. */
  sessions?: Maybe<Array<Session>>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** Something that a staff user did; only ever added to. */
export type StaffActivity = Node & {
  __typename?: 'StaffActivity';
  /** What kind of thing it was. */
  action: AuditAction;
  /** When it was done. */
  at: Scalars['DateTime']['output'];
  /** Names of the fields that it changed, as the server has them. */
  changedFields: Array<Scalars['String']['output']>;
  /** The record that it was done to; null where there is none. */
  entityId?: Maybe<Scalars['ID']['output']>;
  /** What it was done to, for example region. */
  entityKind: Scalars['String']['output'];
  /** The record as people know it, for example UK. */
  entityLabel: Scalars['String']['output'];
  /** 24 hexadecimal characters that never change. */
  id: Scalars['ID']['output'];
  /** The network address that it came from. */
  ip?: Maybe<Scalars['String']['output']>;
  /** Why, where a reason was given. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The browser or tool, as it named itself. */
  userAgent?: Maybe<Scalars['String']['output']>;
};

/** Part of what a staff user did, newest first. */
export type StaffActivityConnection = {
  __typename?: 'StaffActivityConnection';
  /** The activities of this part. */
  edges: Array<StaffActivityEdge>;
  /** Where this part ends. */
  pageInfo: CursorInfo;
};

/** An activity and its place in the stream. */
export type StaffActivityEdge = {
  __typename?: 'StaffActivityEdge';
  /** Pass as `after` to go on from here. */
  cursor: Scalars['String']['output'];
  /** The activity. */
  node: StaffActivity;
};

/** What can be done to a staff account as a whole. */
export type StaffEvent =
  /** Choose the first password, with the link from the mail. */
  | 'ACTIVATE'
  /** Let in somebody who asked, with a role. */
  | 'ADMIT'
  /** Send the invitation again. */
  | 'INVITE'
  /** Refuse somebody who asked. */
  | 'REFUSE'
  /** Let in again. */
  | 'REINSTATE'
  /** Shut out, and sign out at once. */
  | 'SUSPEND';

/** Where a staff account stands. */
export type StaffStatus =
  /** Can sign in. */
  | 'ACTIVE'
  /** Invited by a colleague; has not yet chosen a password. */
  | 'INVITED'
  /** Asked to be let in; nobody has decided. */
  | 'PENDING'
  /** Asked to be let in and was refused. */
  | 'REFUSED'
  /** Cannot sign in until reinstated. */
  | 'SUSPENDED';

/** A person who works with the portal. Colleagues see name and picture; the account itself is for those who manage staff. */
export type StaffUser = Node & {
  __typename?: 'StaffUser';
  /** What the viewer may do to the account next. */
  allowedEvents: Array<StaffEvent>;
  /** Address of their picture, served by this server. */
  avatar?: Maybe<Scalars['String']['output']>;
  /** A few words about themselves. */
  bio?: Maybe<Scalars['String']['output']>;
  /** When the account was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The address they sign in with. */
  email: Scalars['String']['output'];
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** 24 hexadecimal characters that never change. */
  id: Scalars['ID']['output'];
  /** Whether they have chosen a password; until then they cannot sign in, whatever the status. */
  isActivated: Scalars['Boolean']['output'];
  /** When they last sent a request, within a minute; null if never. */
  lastActivityAt?: Maybe<Scalars['DateTime']['output']>;
  /** When they last signed in; null if never. */
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** Family name. */
  lastName: Scalars['String']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
  /** Telephone number in international format. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The regions that they see first; empty for all. */
  regions?: Maybe<Array<Region>>;
  /** Null for the empty choice and for a role that is not in the list. */
  role?: Maybe<Role>;
  /** Where the account stands. */
  status: StaffStatus;
  /** The zone in which times are shown to them. */
  timeZone: Scalars['TimeZone']['output'];
  /** When the account was last saved. */
  updatedAt: Scalars['DateTime']['output'];
  /** Raised by one at each save; sent back with a change. */
  version: Scalars['Int']['output'];
  /** Each thing that could be done with the account, and why the viewer may not. */
  viewerCan: StaffUserAbilities;
};

/** What the viewer may do with a staff user. */
export type StaffUserAbilities = {
  __typename?: 'StaffUserAbilities';
  /** Letting them in after they registered. */
  admit: Ability;
  /** Giving another role; which ones is in `roles`. */
  changeRole: Ability;
  /** Seeing their sessions and what they did. */
  inspect: Ability;
  /** Sending their activation link again. */
  invite: Ability;
  /** Turning them away after they registered. */
  refuse: Ability;
  /** Bringing a suspended account back into use. */
  reinstate: Ability;
  /** Ending their sessions. */
  revokeSessions: Ability;
  /** The roles that the viewer may give to anybody. */
  roles: Array<Role>;
  /** Taking the account out of use. */
  suspend: Ability;
  /** Saving their name, address and details. */
  update: Ability;
};

/** A new account. */
export type StaffUserCreateInput = {
  /** The address to sign in with; no other account has it. */
  email: Scalars['String']['input'];
  /** Given name, at most 60 characters. */
  firstName: Scalars['String']['input'];
  /** Family name, at most 60 characters. */
  lastName: Scalars['String']['input'];
  /** Telephone number in international format. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The regions that they see first; none for all. */
  regionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The role that they get; one is required. */
  role?: InputMaybe<Role>;
  /** The zone in which times are shown to them; Africa/Lagos unless given. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** Narrows a list of staff. */
export type StaffUserFilter = {
  /** Accounts that see any of these regions first; those that see all are not among them. */
  regionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these roles. */
  role?: InputMaybe<Array<Role>>;
  /** Part of a name or address; marks and capitals do not matter. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these states. */
  status?: InputMaybe<Array<StaffStatus>>;
  /** True for accounts without a role, false for those with one. */
  withoutRole?: InputMaybe<Scalars['Boolean']['input']>;
};

/** One page of staff. */
export type StaffUserPage = {
  __typename?: 'StaffUserPage';
  /** The staff users of this page, in order. */
  items: Array<StaffUser>;
  /** Where the page stands in the list. */
  pageInfo: PageInfo;
};

/** The outcome of a change. */
export type StaffUserPayload = {
  __typename?: 'StaffUserPayload';
  /** The account as it now stands; null when it was refused. */
  staffUser?: Maybe<StaffUser>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** Orders a list of staff. */
export type StaffUserSort =
  /** Oldest accounts first. */
  | 'CREATED_ASC'
  /** Newest accounts first. */
  | 'CREATED_DESC'
  /** By address. */
  | 'EMAIL_ASC'
  /** By address, backwards. */
  | 'EMAIL_DESC'
  /** Those who signed in longest ago first. */
  | 'LAST_LOGIN_ASC'
  /** Those who signed in last first. */
  | 'LAST_LOGIN_DESC'
  /** By last name, then first name. */
  | 'NAME_ASC'
  /** By last name, then first name, backwards. */
  | 'NAME_DESC';

/** Changes to an account. What is left out stays; null clears. */
export type StaffUserUpdateInput = {
  /** The address to sign in with; links sent to the old one stop working. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Given name, at most 60 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name, at most 60 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Telephone number in international format. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The regions that they see first; an empty list for all. */
  regionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The zone in which times are shown to them. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** Somebody else saved the record first. Nothing was written; both texts can be shown side by side. */
export type StaleError = UserError & {
  __typename?: 'StaleError';
  /** When it was saved. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who saved it, by name. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** Always STALE. */
  code: UserErrorCode;
  /** The record as it stands now. */
  current?: Maybe<Node>;
  /** The version to send with the next attempt. */
  currentVersion: Scalars['Int']['output'];
  /** Plain English, ready to be shown. */
  message: Scalars['String']['output'];
  /** Always empty. */
  path: Array<Scalars['String']['output']>;
};

/** One part of a curriculum's tree: an age group, level, subject or topic. */
export type Subdivision = Node & {
  __typename?: 'Subdivision';
  /** Null while it is in use. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The curriculum that it is a part of. */
  curriculumId: Scalars['ID']['output'];
  /** What it is about. */
  description?: Maybe<Scalars['String']['output']>;
  /** Time it takes, in minutes. */
  estimatedMinutes?: Maybe<Scalars['Int']['output']>;
  /** 24 hexadecimal characters that never change. */
  id: Scalars['ID']['output'];
  /** Lessons of the learning content that it uses. */
  lessonCount: Scalars['Int']['output'];
  /** What people call it. */
  name: Scalars['String']['output'];
  /** Place among its siblings, from 0, without gaps. */
  order: Scalars['Int']['output'];
  /** What the learner can do by the end, each at most 200 characters. */
  outcomes: Array<Scalars['String']['output']>;
  /** The part it stands under; null at the top. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** What there is to read, hear, watch or open. */
  resources: Array<SubdivisionResource>;
  /** Names it in addresses; unique among its siblings. */
  slug: Scalars['String']['output'];
  /** What kind of part it is. */
  type: SubdivisionType;
  /** When it was last saved. */
  updatedAt: Scalars['DateTime']['output'];
  /** Who saved it last; null for the system. */
  updatedBy?: Maybe<StaffUser>;
  /** Raised by one at each save; sent back with an update. */
  version: Scalars['Int']['output'];
};

/** Where a copy of a part goes. */
export type SubdivisionCopyInput = {
  /** A curriculum of the same shape. */
  curriculumId: Scalars['ID']['input'];
  /** The parent of the copy; null for the top. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether the resources come with it; true when left out. */
  withResources?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What copying a part returns. */
export type SubdivisionCopyPayload = {
  __typename?: 'SubdivisionCopyPayload';
  /** How many parts were made. */
  copied?: Maybe<Scalars['Int']['output']>;
  /** The curriculum of the copy with its tree as it now stands. */
  curriculum?: Maybe<Curriculum>;
  /** The copy; what stands under it was copied too. */
  subdivision?: Maybe<Subdivision>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** How many parts of one type a curriculum has. */
export type SubdivisionCount = {
  __typename?: 'SubdivisionCount';
  /** How many there are. */
  count: Scalars['Int']['output'];
  /** The kind of part. */
  type: SubdivisionType;
};

/** A new part; it is placed last among its siblings. */
export type SubdivisionCreateInput = {
  /** The curriculum that it becomes a part of. */
  curriculumId: Scalars['ID']['input'];
  /** What it is about. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Time it takes, in minutes. */
  estimatedMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** What people call it. */
  name: Scalars['String']['input'];
  /** What the learner can do by the end, each at most 200 characters. */
  outcomes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The part it stands under; null for the top. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** What there is to read, hear, watch or open. */
  resources?: InputMaybe<Array<SubdivisionResourceInput>>;
  /** What kind of part it is; the parent's kind decides which can be. */
  type: SubdivisionType;
};

/** Where a part goes. */
export type SubdivisionMoveInput = {
  /** Place among the new siblings, from 0. */
  order: Scalars['Int']['input'];
  /** The new parent; null for the top. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
};

/** The outcome of a change. */
export type SubdivisionPayload = {
  __typename?: 'SubdivisionPayload';
  /** The curriculum with its tree as it now stands. */
  curriculum?: Maybe<Curriculum>;
  /** The part as it now stands; null when it was refused. */
  subdivision?: Maybe<Subdivision>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** Something to read, hear, watch or open. */
export type SubdivisionResource = {
  __typename?: 'SubdivisionResource';
  /** What it is. */
  kind: ResourceKind;
  /** What people call it. */
  title: Scalars['String']['output'];
  /** A full web address. */
  url: Scalars['String']['output'];
};

/** Something to read, hear, watch or open. */
export type SubdivisionResourceInput = {
  /** What it is. */
  kind: ResourceKind;
  /** What people will call it. */
  title: Scalars['String']['input'];
  /** A full web address starting with https://. */
  url: Scalars['String']['input'];
};

/** A kind of part of a curriculum. */
export type SubdivisionType =
  /** An age group, at the top of a language curriculum. */
  | 'AGE_GROUP'
  /** A level, under an age group. */
  | 'LEVEL'
  /** A subject, at the top of a school curriculum. */
  | 'SUBJECT'
  /** A topic, at the end of every branch. */
  | 'TOPIC';

/** Changes to a part. What is left out stays; null clears. */
export type SubdivisionUpdateInput = {
  /** What it is about. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Time it takes, in minutes. */
  estimatedMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** What people call it. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What the learner can do by the end, each at most 200 characters. */
  outcomes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What there is to read, hear, watch or open. */
  resources?: InputMaybe<Array<SubdivisionResourceInput>>;
  /** Names it in addresses; unique among its siblings. */
  slug?: InputMaybe<Scalars['String']['input']>;
};

/** A subject that lessons are given in. */
export type SubjectOption = {
  __typename?: 'SubjectOption';
  /** The subject's name and key, for example Igbo. */
  value: Scalars['String']['output'];
};

/** Everything that can be followed, as server-sent events at /graphql/stream. */
export type Subscription = {
  __typename?: 'Subscription';
  /**
   * Changes of what the viewer may see, as they happen. The first is OPENED, where the stream begins. After a break, pass
   * the last `cursor` as `after`: nothing is lost and nothing comes twice; RESYNC says that too much time has passed, and
   * that all that is shown must be asked for again.
   */
  changes: Change;
  /** The viewer's own new notifications, as they are made. */
  notificationReceived: Notification;
};


/** Everything that can be followed, as server-sent events at /graphql/stream. */
export type SubscriptionChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  kinds?: InputMaybe<Array<EntityKind>>;
  recent?: InputMaybe<Scalars['Int']['input']>;
};

/** How far a learner is with one topic. */
export type TopicProgress = {
  __typename?: 'TopicProgress';
  /** When it came into this state. */
  at: Scalars['DateTime']['output'];
  /** The lesson it was taken in, where one was named. */
  lessonId?: Maybe<Scalars['ID']['output']>;
  /** How far. */
  state: ProgressState;
  /** The topic. */
  subdivisionId: Scalars['ID']['output'];
};

/** A refusal that a person can act on. */
export type UserError = {
  /** What kind of refusal it is. */
  code: UserErrorCode;
  /** Plain English, ready to be shown. */
  message: Scalars['String']['output'];
  /** The input field that is refused, one name a level; empty when no single field is. */
  path: Array<Scalars['String']['output']>;
};

/** What kind of refusal it is. */
export type UserErrorCode =
  /** The viewer may not do it. */
  | 'FORBIDDEN'
  /** A field is missing or not as it must be. */
  | 'INVALID'
  /** The record is not there, or not for the viewer. */
  | 'NOT_FOUND'
  /** Somebody else saved the record first. */
  | 'STALE'
  /** It was tried too often; later it may work. */
  | 'TOO_MANY'
  /** The record's state does not allow it. */
  | 'WRONG_STATE';

/** The signed-in person. */
export type Viewer = Node & {
  __typename?: 'Viewer';
  /** Address of their picture, served by this server. */
  avatar?: Maybe<Scalars['String']['output']>;
  /** A few words about themselves, at most 500 characters. */
  bio?: Maybe<Scalars['String']['output']>;
  /** The address they sign in with. */
  email: Scalars['String']['output'];
  /** Their given name. */
  firstName: Scalars['String']['output'];
  /** The path that the role starts on, for example /app/account. */
  home: Scalars['String']['output'];
  /** 24 hexadecimal characters that never change. */
  id: Scalars['ID']['output'];
  /** Their family name. */
  lastName: Scalars['String']['output'];
  /** Everything that the role may do. */
  permissions: Array<Permission>;
  /** Telephone number in international format. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Null for the empty choice and for a role that is not in the list. */
  role?: Maybe<Role>;
  /** The zone in which times are shown to them. */
  timeZone: Scalars['TimeZone']['output'];
  /** Raised by one at each save; sent back with an update. */
  version: Scalars['Int']['output'];
};

/** The outcome of a change. */
export type ViewerPayload = {
  __typename?: 'ViewerPayload';
  /** The viewer as saved; null when it was refused. */
  user?: Maybe<Viewer>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};
