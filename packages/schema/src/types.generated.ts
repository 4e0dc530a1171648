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
  /** A field's stored value: text, a number, true or false, a list, an object, or null. */
  FieldValue: { input: unknown; output: unknown; }
  /** An amount in whole minor units of its currency, such as pence or kobo; up to 2^53−1, which is beyond an Int. */
  MinorUnits: { input: number; output: number; }
  /** An IANA time zone name, for example Africa/Lagos. */
  TimeZone: { input: string; output: string; }
};

/** Whether the viewer may do something with a record as it stands. */
export type Ability = {
  __typename?: 'Ability';
  /** Whether the viewer may do it. */
  allowed: Scalars['Boolean']['output'];
  /** Why not, to show to the user; null if it is allowed. */
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

/** The outcome of activating an account. */
export type AccountActivatePayload = {
  __typename?: 'AccountActivatePayload';
  /** The email address to sign in with; null if the request was refused. */
  email?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

/** Who an activation link is for, and whether it can still be used. */
export type AccountActivation = {
  __typename?: 'AccountActivation';
  /** The email address they will sign in with. */
  email: Scalars['String']['output'];
  /** Why the link cannot be used, to show to the user; null if it can. */
  message?: Maybe<Scalars['String']['output']>;
  /** The owner's first and last name. */
  name: Scalars['String']['output'];
  /** Whether the link can still be used. */
  state: OneTimeCodeState;
};

/** Work on many records that the viewer asked for. */
export type AccountJob = Node & {
  __typename?: 'AccountJob';
  /** When the viewer asked for it. */
  askedAt: Scalars['DateTime']['output'];
  /** How many were changed. */
  done: Scalars['Int']['output'];
  /** When it ended; null until then. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it could not go on. */
  error?: Maybe<Scalars['String']['output']>;
  /** How many could not be changed. */
  failed: Scalars['Int']['output'];
  /** Of an export that is done: until when its file can be fetched, also once it was removed; null for everything else. */
  fetchUntil?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** What is done to each record. */
  kind: AccountJobKind;
  /** The id of the job whose failed records it tries again. */
  retryOf?: Maybe<Scalars['ID']['output']>;
  /** How many needed nothing. */
  skipped: Scalars['Int']['output'];
  /** When work on it began; null until then. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The state of the job. */
  state: AccountJobState;
  /** How many records were chosen. */
  total: Scalars['Int']['output'];
};

/** A record of a job and what became of it. */
export type AccountJobItem = Node & {
  __typename?: 'AccountJobItem';
  /** When it had its turn; null until then. */
  at?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** The name of the record when the job was asked for. */
  label: Scalars['String']['output'];
  /** Why it was skipped or failed. */
  reason?: Maybe<Scalars['String']['output']>;
  /** A path of the portal that shows the record. */
  url: Scalars['String']['output'];
  /** What became of it; null until its turn comes. */
  verdict?: Maybe<ItemVerdict>;
};

export type AccountJobItemPage = {
  __typename?: 'AccountJobItemPage';
  items: Array<AccountJobItem>;
  pageInfo: PageInfo;
};

/** What a person may ask for that takes its time. */
export type AccountJobKind =
  /** Change who looks after feedback of the learning app. */
  | 'APP_FEEDBACK_ASSIGN'
  /** Say that the same feedback of the learning app was given before. */
  | 'APP_FEEDBACK_DUPLICATE'
  /** Put banners away. */
  | 'BANNERS_ARCHIVE'
  /** Let banners rest for a while. */
  | 'BANNERS_PAUSE'
  /** Cancel booked lessons, with the reason. */
  | 'BOOKED_CANCEL'
  /** Write booked lessons to a file. */
  | 'BOOKED_EXPORT'
  /** Say where booked lessons are held. */
  | 'BOOKED_LINK'
  /** Say how booked lessons went. */
  | 'BOOKED_OUTCOME'
  /** Cover, move or cancel the lessons of a tutor who is away. */
  | 'BOOKED_REARRANGE'
  /** Remind tutors and customers of booked lessons. */
  | 'BOOKED_REMIND'
  /** Give cancelled booked lessons after all. */
  | 'BOOKED_RESTORE'
  /** Undo what was done to booked lessons a moment before. */
  | 'BOOKED_UNDO'
  /** Move applications to their next stage. */
  | 'CANDIDATES_ADVANCE'
  /** Send candidates an email. */
  | 'CANDIDATES_MESSAGE'
  /** Change who looks after applications. */
  | 'CANDIDATES_OWNER'
  /** Reject candidates, with a reason. */
  | 'CANDIDATES_REJECT'
  /** Consider rejected candidates again, each in a round of its own. */
  | 'CANDIDATES_REOPEN'
  /** Take conversation practices of the learning app out of use. */
  | 'CONVERSATIONS_ARCHIVE'
  /** Write conversation practices of the learning app to a file. */
  | 'CONVERSATIONS_EXPORT'
  /** Give conversation practices to the learning app. */
  | 'CONVERSATIONS_PUBLISH'
  /** Hand in conversation practices of the learning app. */
  | 'CONVERSATIONS_SUBMIT'
  /** Write confirmed courses of lessons to a file. */
  | 'COURSES_EXPORT'
  /** Send an email to those who pay for confirmed courses. */
  | 'COURSES_MESSAGE'
  /** Pause confirmed courses of lessons. */
  | 'COURSES_PAUSE'
  /** Send top-up invoices for confirmed courses. */
  | 'COURSES_TOP_UP'
  /** Archive curricula. */
  | 'CURRICULA_ARCHIVE'
  /** Write curricula to a file. */
  | 'CURRICULA_EXPORT'
  /** Restore archived curricula. */
  | 'CURRICULA_RESTORE'
  /** Archive customers. */
  | 'CUSTOMERS_ARCHIVE'
  /** Draft ongoing invoices for what customers' lessons came to. */
  | 'CUSTOMERS_BILL'
  /** Write customers to a file. */
  | 'CUSTOMERS_EXPORT'
  /** Send customers an email. */
  | 'CUSTOMERS_MESSAGE'
  /** Change who looks after customers. */
  | 'CUSTOMERS_OWNER'
  /** Restore archived customers. */
  | 'CUSTOMERS_RESTORE'
  /** Add a tag to customers. */
  | 'CUSTOMERS_TAG'
  /** Remove a tag from customers. */
  | 'CUSTOMERS_UNTAG'
  /** Archive dependents. */
  | 'DEPENDENTS_ARCHIVE'
  /** Write dependents to a file. */
  | 'DEPENDENTS_EXPORT'
  /** Restore archived dependents. */
  | 'DEPENDENTS_RESTORE'
  /** Change who looks after customers' feedback. */
  | 'FEEDBACKS_ASSIGN'
  /** Close feedback that was resolved. */
  | 'FEEDBACKS_CLOSE'
  /** Write customers' feedback to a file. */
  | 'FEEDBACKS_EXPORT'
  /** Set the priority of customers' feedback. */
  | 'FEEDBACKS_PRIORITY'
  /** Cancel learning pods or immersions with their dates, with the reason. */
  | 'GROUPS_CANCEL'
  /** Write learning pods or immersions to a file. */
  | 'GROUPS_EXPORT'
  /** Publish learning pods or immersions. */
  | 'GROUPS_PUBLISH'
  /** Write invoices to a file. */
  | 'INVOICES_EXPORT'
  /** Remind customers of invoices. */
  | 'INVOICES_REMIND'
  /** Send drafts of invoices, each with its number. */
  | 'INVOICES_SEND'
  /** Write journal entries to a file. */
  | 'JOURNAL_EXPORT'
  /** Say that leads were contacted. */
  | 'LEADS_CONTACT'
  /** Write leads to a file. */
  | 'LEADS_EXPORT'
  /** Say that leads were lost, and why. */
  | 'LEADS_LOSE'
  /** Change who looks after leads. */
  | 'LEADS_OWNER'
  /** Switch lessons of the learning content on or off in the app. */
  | 'LESSONS_ACTIVE'
  /** Give lessons of the learning content to a content creator. */
  | 'LESSONS_ASSIGN'
  /** Change the date by which lessons of the learning content should be ready. */
  | 'LESSONS_DUE'
  /** Write lessons of the learning content to a file. */
  | 'LESSONS_EXPORT'
  /** Publish sessions of the learning content that are ready. */
  | 'LESSONS_PUBLISH'
  /** Write emails to a file. */
  | 'MAILS_EXPORT'
  /** Write partners to a file. */
  | 'PARTNERS_EXPORT'
  /** Reinstate suspended partners. */
  | 'PARTNERS_REINSTATE'
  /** Suspend partners, with a reason. */
  | 'PARTNERS_SUSPEND'
  /** Deactivate partner users for good, with a reason. */
  | 'PARTNER_USERS_DEACTIVATE'
  /** Write partner users to a file. */
  | 'PARTNER_USERS_EXPORT'
  /** Send open invitations to partner users again. */
  | 'PARTNER_USERS_INVITE'
  /** Reinstate suspended partner users. */
  | 'PARTNER_USERS_REINSTATE'
  /** Suspend partner users, with a reason. */
  | 'PARTNER_USERS_SUSPEND'
  /** Write customer pods to a file. */
  | 'PODS_EXPORT'
  /** Send an email to those who pay for pods. */
  | 'PODS_MESSAGE'
  /** Pause pods. */
  | 'PODS_PAUSE'
  /** Write cancellation policies to a file. */
  | 'POLICIES_EXPORT'
  /** Put promos away. */
  | 'PROMOS_ARCHIVE'
  /** Write promos to a file. */
  | 'PROMOS_EXPORT'
  /** Let codes of promos be refused for a while. */
  | 'PROMOS_PAUSE'
  /** Archive regions. */
  | 'REGIONS_ARCHIVE'
  /** Write regions to a file. */
  | 'REGIONS_EXPORT'
  /** Restore archived regions. */
  | 'REGIONS_RESTORE'
  /** Write rejected candidates to a file. */
  | 'REJECTED_EXPORT'
  /** Write the table of a report to a file. */
  | 'REPORT_EXPORT'
  /** Cancel requests for lessons, with the reason. */
  | 'REQUESTS_CANCEL'
  /** Become the owner of requests for lessons. */
  | 'REQUESTS_CLAIM'
  /** Write requests for lessons to a file. */
  | 'REQUESTS_EXPORT'
  /** Change who looks after requests for lessons. */
  | 'REQUESTS_OWNER'
  /** Take sentence sessions of the learning app out of use. */
  | 'SENTENCES_ARCHIVE'
  /** Write sentence sessions of the learning app to a file. */
  | 'SENTENCES_EXPORT'
  /** Give sentence sessions to the learning app. */
  | 'SENTENCES_PUBLISH'
  /** Hand in sentence sessions of the learning app. */
  | 'SENTENCES_SUBMIT'
  /** Write staff accounts to a file. */
  | 'STAFF_EXPORT'
  /** Reinstate suspended staff accounts. */
  | 'STAFF_REINSTATE'
  /** Suspend staff accounts, with a reason. */
  | 'STAFF_SUSPEND'
  /** Take stories of the learning app out of use. */
  | 'STORIES_ARCHIVE'
  /** Write stories of the learning app to a file. */
  | 'STORIES_EXPORT'
  /** Give stories to the learning app. */
  | 'STORIES_PUBLISH'
  /** Hand in stories of the learning app. */
  | 'STORIES_SUBMIT'
  /** Write tutors to a file. */
  | 'TUTORS_EXPORT'
  /** Send tutors an email. */
  | 'TUTORS_MESSAGE'
  /** Give tutors a tag. */
  | 'TUTORS_TAG'
  /** Take a tag away from tutors. */
  | 'TUTORS_UNTAG'
  /** Say that tutor feedback has been read. */
  | 'TUTOR_FEEDBACK_ACKNOWLEDGE'
  /** Change who looks after tutor feedback. */
  | 'TUTOR_FEEDBACK_ASSIGN'
  /** Write tutor feedback to a file. */
  | 'TUTOR_FEEDBACK_EXPORT'
  /** Take words of the learning app out of use. */
  | 'WORDS_ARCHIVE'
  /** Set the dialect of words of the learning app. */
  | 'WORDS_DIALECT'
  /** Write words of the learning app to a file. */
  | 'WORDS_EXPORT'
  /** Give words to the learning app. */
  | 'WORDS_PUBLISH'
  /** Hand in words of the learning app. */
  | 'WORDS_SUBMIT'
  /** Set what words of the learning app are about. */
  | 'WORDS_TOPICS';

export type AccountJobPage = {
  __typename?: 'AccountJobPage';
  items: Array<AccountJob>;
  pageInfo: PageInfo;
};

export type AccountJobPayload = {
  __typename?: 'AccountJobPayload';
  job?: Maybe<AccountJob>;
  userErrors: Array<UserError>;
};

/** The state of a job that a person asked for. */
export type AccountJobState =
  /** It was stopped; what was done stays done. */
  | 'CANCELLED'
  /** Every record has a verdict. */
  | 'DONE'
  /** It could not go on. */
  | 'FAILED'
  /** Records are being worked through. */
  | 'RUNNING'
  /** It starts within seconds. */
  | 'WAITING';

/** What staff write beside an act that sends emails. */
export type ActNotesInput = {
  /** Goes into the email to the candidate. */
  candidateMessage?: InputMaybe<Scalars['String']['input']>;
  /** Goes into the email to the family. */
  familyMessage?: InputMaybe<Scalars['String']['input']>;
  /** For colleagues; it goes into the activity log and into no email. */
  internalNote?: InputMaybe<Scalars['String']['input']>;
  /** Goes into the email to the tutor. */
  tutorMessage?: InputMaybe<Scalars['String']['input']>;
};

/** Whether the app may show a lesson once it is published. */
export type ActiveFlag =
  /** May be shown. */
  | 'ACTIVE'
  /** Held back. */
  | 'INACTIVE';

/** The entries behind a figure, the latest first. */
export type ActivityEntries = {
  __typename?: 'ActivityEntries';
  /** Those of this page. */
  entries: Array<ActivityEntry>;
  /** How many there are. */
  total: Scalars['Int']['output'];
};

/** An entry of the activity log. */
export type ActivityEntry = {
  __typename?: 'ActivityEntry';
  /** What was done. */
  action: AuditAction;
  /** Who did it; null for the system. */
  actorId?: Maybe<Scalars['ID']['output']>;
  /** The name they had then. */
  actorName: Scalars['String']['output'];
  /** When it was done. */
  at: Scalars['DateTime']['output'];
  /** The fields that it changed. */
  changes: Array<FieldChange>;
  /** The record, if it was about one. */
  entityId?: Maybe<Scalars['ID']['output']>;
  /** The kind of record, in the servers' spelling. */
  entityKind: Scalars['String']['output'];
  /** How many hours it took from the beginning of what it ended. */
  hours?: Maybe<Scalars['Float']['output']>;
  /** Of the entry. */
  id: Scalars['ID']['output'];
  /** The network address that it came from. */
  ip?: Maybe<Scalars['String']['output']>;
  /** What the record was called; null where the viewer may no longer read it. */
  label?: Maybe<Scalars['String']['output']>;
  /** Why, if it was said. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The role they had then, in the servers' spelling; empty for none. */
  role: Scalars['String']['output'];
  /** The program that it came from. */
  userAgent?: Maybe<Scalars['String']['output']>;
};

/** Which entries of the activity log a report is about. Those who may see only their own see theirs, whatever they choose. */
export type ActivityFilter = {
  /** Any of these actions. */
  action?: InputMaybe<Array<AuditAction>>;
  /** Of any of these colleagues. */
  actorId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Days of one's own choosing, in place of a period. */
  between?: InputMaybe<DayRangeInput>;
  /** What it is compared with. */
  compare?: InputMaybe<ReportComparison>;
  /** Any of these kinds of record, in the servers' spelling. */
  entityKind?: InputMaybe<Array<Scalars['String']['input']>>;
  /** From any of these network addresses. */
  ip?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The period; the last 28 days if neither it nor days are given. */
  period?: InputMaybe<Period>;
  /** Done in any of these roles. */
  role?: InputMaybe<Array<Role>>;
};

/** A report on what staff did. Whoever sees only their own entries sees it of themselves. */
export type ActivityReportName =
  /** Who looked at what is sensitive, and who took data out. */
  | 'SENSITIVE_VIEWS'
  /** What was added, changed, moved on, refused. */
  | 'TEAM_ACTIVITIES';

/** A block of the activity log. It holds a hash of its entries and of the block before. */
export type ActivitySeal = {
  __typename?: 'ActivitySeal';
  /** How many entries it sealed. */
  entries: Scalars['Int']['output'];
  /** Its hash. */
  hash: Scalars['String']['output'];
  /** Its place in the chain, from 1. */
  number: Scalars['Int']['output'];
  /** When it was sealed. */
  sealedAt: Scalars['DateTime']['output'];
  /** Entries before this hour are in it or in one before it. */
  until: Scalars['DateTime']['output'];
};

/** The blocks of the activity log, the newest first. */
export type ActivitySeals = {
  __typename?: 'ActivitySeals';
  /** Those of this page. */
  seals: Array<ActivitySeal>;
  /** How many there are. */
  total: Scalars['Int']['output'];
};

/** About how old a speaker was when the consent was given. */
export type AgeBand =
  /** Eighteen to twenty-nine. */
  | 'FROM_18'
  /** Thirty to forty-four. */
  | 'FROM_30'
  /** Forty-five to fifty-nine. */
  | 'FROM_45'
  /** Sixty and over. */
  | 'FROM_60'
  /** Under eighteen: a guardian consents. */
  | 'UNDER_18';

/** A dependent's age group. */
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

/** How a partner's agreement stands today, by the clock of the partner's region. */
export type AgreementState =
  /** Its last day is over. */
  | 'ENDED'
  /** It is in force, and its last day is at most 60 days away. */
  | 'ENDING'
  /** There is no agreement. */
  | 'NONE'
  /** It is in force. */
  | 'RUNNING'
  /** It has not started. */
  | 'UPCOMING';

/** One answer to choose. Its letter follows from its place. */
export type AnswerOption = {
  __typename?: 'AnswerOption';
  /** What it says. */
  answerText: Scalars['String']['output'];
  /** Given when the option is made, and never changed. */
  id: Scalars['ID']['output'];
  /** Whether it is correct. */
  isCorrect: Scalars['Boolean']['output'];
  /** Whether it is maths. */
  useMaths: Scalars['Boolean']['output'];
};

/** One answer to choose. */
export type AnswerOptionInput = {
  answerText: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  isCorrect: Scalars['Boolean']['input'];
  useMaths: Scalars['Boolean']['input'];
};

/** How much of a short text has to agree with a correct one. */
export type AnswerStrictness =
  /** All of it but capitals. */
  | 'EXACT'
  /** The letters alone. */
  | 'IGNORE_ALL_MARKS'
  /** The letters with their dots, whatever the tone marks. */
  | 'IGNORE_TONE';

/** One block of a lesson, or a question of a story, without what is right. Fields that its kind does not use are as in a new block. */
export type AppBlock = {
  __typename?: 'AppBlock';
  /** How much of a text has to agree. */
  answerStrictness: AnswerStrictness;
  /** The address of its recording on this server; null for none. */
  audioUrl?: Maybe<Scalars['String']['output']>;
  /** What kind of block it is. */
  blockType: BlockKind;
  /** What is said beside the question; of an information block, its text. */
  description: Scalars['String']['output'];
  /** What is said over a dropdown. */
  dropdownInstruction: Scalars['String']['output'];
  /** What the graph draws, each in TeX. */
  graphLatex: Array<Scalars['String']['output']>;
  /** The points that are marked: (2, 5), then a name if they have one. */
  graphPoints: Array<Scalars['String']['output']>;
  /** Where the x axis begins, as it was typed; empty for -10. */
  graphXFrom: Scalars['String']['output'];
  /** Where the x axis ends, as it was typed; empty for 10. */
  graphXTo: Scalars['String']['output'];
  /** Where the y axis begins, as it was typed; empty for as far as the functions go. */
  graphYFrom: Scalars['String']['output'];
  /** Where the y axis ends, as it was typed; empty for as far as the functions go. */
  graphYTo: Scalars['String']['output'];
  /** What helps before the answer; empty for nothing, or if it would tell the answer. */
  hint: Scalars['String']['output'];
  /** Its id, for `appAnswerGrade`. */
  id: Scalars['ID']['output'];
  /** What the image shows, in words. */
  imageAlt: Scalars['String']['output'];
  /** The images to choose from. */
  imageOptions: Array<AppImageOption>;
  /** The address of its image on this server; null for none. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Whether the graph is drawn over the image. */
  isGraphOverImage: Scalars['Boolean']['output'];
  /** The high end of a slider. */
  maxSliderValue: Scalars['Float']['output'];
  /** The low end of a slider. */
  minSliderValue: Scalars['Float']['output'];
  /** Whether only a number is an answer. */
  numericOnly: Scalars['Boolean']['output'];
  /** The answers to choose from. */
  options: Array<AppOption>;
  /** What is asked. */
  questionText: Scalars['String']['output'];
  /** Whether the question is quoted; then it is not maths. */
  quotedQuestionText: Scalars['Boolean']['output'];
  /** Its stars. */
  rating: AppRating;
  /** What is drawn in place of stars; null for stars. */
  ratingsIcon?: Maybe<AppRatingsIcon>;
  /** Whether the graph is drawn again with each answer. */
  refreshingGraph: Scalars['Boolean']['output'];
  /** How far apart the steps of a slider are. */
  sliderSteps: Scalars['Float']['output'];
  /** Where a slider begins. */
  sliderValue: Scalars['Float']['output'];
  /** Which of its texts are maths. */
  useMaths: AppBlockMaths;
};

/** Which texts of a block are maths. */
export type AppBlockMaths = {
  __typename?: 'AppBlockMaths';
  /** Whether the description is. */
  description: Scalars['Boolean']['output'];
  /** Whether the feedback is. */
  feedback: Scalars['Boolean']['output'];
  /** Whether the hint is. */
  hint: Scalars['Boolean']['output'];
  /** Whether the question is. */
  questionText: Scalars['Boolean']['output'];
};

/** What the learner may choose to say. */
export type AppChoice = {
  __typename?: 'AppChoice';
  /** Its id within the turn. */
  choiceId: Scalars['String']['output'];
  /** What is said about the choice. */
  feedback?: Maybe<Scalars['String']['output']>;
  /** Whether it is good to say. */
  isGood: Scalars['Boolean']['output'];
  /** What is said. */
  text: Scalars['String']['output'];
};

/** A piece of content of the learning app that feedback is about. */
export type AppContent = {
  __typename?: 'AppContent';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** What kind of content it is. */
  kind: AppContentKind;
  /** What it is called; null if it is gone. */
  name?: Maybe<Scalars['String']['output']>;
  /** The id of the part that is meant; null for the whole. */
  partId?: Maybe<Scalars['String']['output']>;
  /** The page of the portal that shows it; null if it is gone. */
  url?: Maybe<Scalars['String']['output']>;
};

/** A piece of content of the learning app. */
export type AppContentInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** What kind of content it is. */
  kind: AppContentKind;
  /** The id of the part that is meant; the whole if left out. */
  partId?: InputMaybe<Scalars['String']['input']>;
};

/** A kind of content that the learning app has. */
export type AppContentKind =
  /** A conversation to practise. */
  | 'CONVERSATION'
  /** A lesson of an exam. */
  | 'LESSON'
  /** A session of sentences to build. */
  | 'SENTENCE_SESSION'
  /** A story with pictures. */
  | 'STORY'
  /** A word of the dictionary. */
  | 'WORD';

/** A conversation to practise in one of its two roles. */
export type AppConversation = {
  __typename?: 'AppConversation';
  /** What it is set in. */
  background?: Maybe<AppPicture>;
  /** The role that the learner plays. */
  learnerRoleId?: Maybe<Scalars['String']['output']>;
  /** Who speaks: two. */
  roles: Array<AppRole>;
  /** What it is about, in English. */
  situation?: Maybe<Scalars['String']['output']>;
  /** What it is called. */
  title: Scalars['String']['output'];
  /** What is said, in its order. */
  turns: Array<AppTurn>;
  /** The words that it teaches, by the ids of their items. */
  wordIds: Array<Scalars['ID']['output']>;
};

/** A sentence with a word in it. */
export type AppExample = {
  __typename?: 'AppExample';
  /** The sentence. */
  text: Scalars['String']['output'];
  /** In English. */
  translation?: Maybe<Scalars['String']['output']>;
};

/** What a user of the learning app says of it. */
export type AppFeedback = Node & {
  __typename?: 'AppFeedback';
  /** The version of the app. */
  appVersion: Scalars['String']['output'];
  /** Who looks after it. */
  assignee?: Maybe<StaffUser>;
  /** Files that came with it, such as screenshots. */
  attachments: Array<File>;
  /** The whole of it. */
  body: Scalars['String']['output'];
  /** What it is about, in a word. */
  category: AppFeedbackCategory;
  /** Where the user can be reached. */
  contactEmail?: Maybe<Scalars['String']['output']>;
  /** The piece of content that it is about. */
  content?: Maybe<AppContent>;
  createdAt: Scalars['DateTime']['output'];
  /** The feedback that said the same first. */
  duplicateOf?: Maybe<AppFeedback>;
  /** How many others say the same. */
  duplicates: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** What the app ran on. */
  platform: AppPlatform;
  /** From 1 to 5; null if they gave none. */
  rating?: Maybe<Scalars['Int']['output']>;
  /** Who wrote it down; null if the app sent it. */
  recordedBy?: Maybe<StaffUser>;
  /** What the app shows the user in answer. */
  reply?: Maybe<Scalars['String']['output']>;
  /** Where in the app it was given. */
  screen?: Maybe<Scalars['String']['output']>;
  /** Where it stands. */
  status: AppFeedbackStatus;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

/** What feedback of the learning app is about. */
export type AppFeedbackCategory =
  /** Signing in, and what the account says. */
  | 'ACCOUNT'
  /** Something does not work. */
  | 'BUG'
  /** Something that is taught is wrong. */
  | 'CONTENT_ERROR'
  /** Something is good. */
  | 'PRAISE'
  /** Something could be better. */
  | 'SUGGESTION';

export type AppFeedbackCreateInput = {
  appVersion: Scalars['String']['input'];
  /** Who looks after it: an active colleague. */
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** Files that were sent as `document`, at most five; all of them. */
  attachmentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  body: Scalars['String']['input'];
  category: AppFeedbackCategory;
  contactEmail?: InputMaybe<Scalars['String']['input']>;
  /** The piece of content that it is about. */
  contentRef?: InputMaybe<AppContentInput>;
  platform: AppPlatform;
  rating?: InputMaybe<Scalars['Int']['input']>;
  screen?: InputMaybe<Scalars['String']['input']>;
};

export type AppFeedbackFilter = {
  /** Any of these colleagues, who look after it; `me` is the viewer, `none` is nobody. */
  assigneeId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these. */
  category?: InputMaybe<Array<AppFeedbackCategory>>;
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** About any of these pieces of content. */
  contentId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** About any of these kinds of content. */
  contentKind?: InputMaybe<Array<AppContentKind>>;
  /** When it came, by the viewer’s calendar. */
  created?: InputMaybe<Period>;
  /** The same by days of one’s own choosing. */
  createdBetween?: InputMaybe<DayRangeInput>;
  /** Says the same as any of these. */
  duplicateOfId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether something may still be done about it. */
  open?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of these. */
  platform?: InputMaybe<Array<AppPlatform>>;
  /** Any of these ratings. */
  rating?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Part of the feedback or of the email; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these states. */
  status?: InputMaybe<Array<AppFeedbackStatus>>;
};

export type AppFeedbackPage = {
  __typename?: 'AppFeedbackPage';
  items: Array<AppFeedback>;
  pageInfo: PageInfo;
};

export type AppFeedbackPayload = {
  __typename?: 'AppFeedbackPayload';
  appFeedback?: Maybe<AppFeedback>;
  userErrors: Array<UserError>;
};

export type AppFeedbackSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'RATING_ASC'
  | 'RATING_DESC';

/** Where feedback of the learning app stands. */
export type AppFeedbackStatus =
  /** Somebody has said the same before. */
  | 'DUPLICATE'
  /** It is fixed. */
  | 'FIXED'
  /** Nobody has looked at it. */
  | 'NEW'
  /** It is to be fixed. */
  | 'PLANNED'
  /** Somebody has looked at it. */
  | 'TRIAGED'
  /** It stays as it is. */
  | 'WONT_FIX';

/** Changes to feedback of the app. What is left out stays. */
export type AppFeedbackUpdateInput = {
  appVersion?: InputMaybe<Scalars['String']['input']>;
  /** Who looks after it: an active colleague. */
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** Files that were sent as `document`, at most five; all of them. */
  attachmentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  body?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<AppFeedbackCategory>;
  contactEmail?: InputMaybe<Scalars['String']['input']>;
  /** The piece of content that it is about. */
  contentRef?: InputMaybe<AppContentInput>;
  platform?: InputMaybe<AppPlatform>;
  rating?: InputMaybe<Scalars['Int']['input']>;
  /** What the app shows the user in answer. No email goes out. */
  reply?: InputMaybe<Scalars['String']['input']>;
  screen?: InputMaybe<Scalars['String']['input']>;
};

/** Who stands in a scene, with the look they have there. */
export type AppFigure = {
  __typename?: 'AppFigure';
  /** Who it is. */
  character: AppPicture;
  /** Where they stand. */
  position: StagePlace;
};

/** One image to choose. */
export type AppImageOption = {
  __typename?: 'AppImageOption';
  /** Its id within the block. */
  id: Scalars['ID']['output'];
  /** What it shows, for anybody who cannot see it. */
  imageAlt: Scalars['String']['output'];
  /** Its address on this server; null for none. */
  imageUrl?: Maybe<Scalars['String']['output']>;
};

/** Something that the learning app has, or has no longer. Only what its kind says is there; all of it is null for what is removed. */
export type AppItem = {
  __typename?: 'AppItem';
  /** A conversation to practise, with what is good to say. */
  conversation?: Maybe<AppConversation>;
  /** Its id, by which the app keeps it, or forgets it. */
  id: Scalars['ID']['output'];
  /** Whether the app has to forget it: it was unpublished, archived, retired or held back. */
  isRemoved: Scalars['Boolean']['output'];
  /** What it is. */
  kind: AppItemKind;
  /** A lesson of an exam, without what is right: `appAnswerGrade` judges answers. */
  lesson?: Maybe<AppLesson>;
  /** The level; null for what is for all of them. */
  level?: Maybe<LearnerLevel>;
  /** Since when the app has it as it is, or has it no longer. */
  liveAt: Scalars['DateTime']['output'];
  /** What the app tells its users of itself. */
  productUpdate?: Maybe<AppUpdate>;
  /** Sentences to build, with what is right: practice works without a connection. */
  sentenceSession?: Maybe<AppSentenceSession>;
  /** A story with pictures. */
  story?: Maybe<AppStory>;
  /** The language; null for what is for all of them. */
  subject?: Maybe<Scalars['String']['output']>;
  /** How many times it was published, or the version of a lesson. */
  version?: Maybe<Scalars['Int']['output']>;
  /** A word of the dictionary. */
  word?: Maybe<AppWord>;
};

/** Part of what the app has, in the order in which it came about. */
export type AppItemConnection = {
  __typename?: 'AppItemConnection';
  edges: Array<AppItemEdge>;
  pageInfo: CursorInfo;
};

export type AppItemEdge = {
  __typename?: 'AppItemEdge';
  cursor: Scalars['String']['output'];
  /** Something that the app has, or has no longer. */
  node: AppItem;
};

/** A kind of what the learning app reads. */
export type AppItemKind =
  /** A conversation to practise. */
  | 'CONVERSATION'
  /** A lesson of an exam. */
  | 'LESSON'
  /** What the app tells its users of itself. */
  | 'PRODUCT_UPDATE'
  /** A session of sentences to build. */
  | 'SENTENCE_SESSION'
  /** A story with pictures. */
  | 'STORY'
  /** A word of the dictionary. */
  | 'WORD';

/** A lesson of an exam. */
export type AppLesson = {
  __typename?: 'AppLesson';
  /** What the learner goes through, in its order. */
  blocks: Array<AppBlock>;
  /** How long it takes. */
  estimatedMinutes?: Maybe<Scalars['Int']['output']>;
  /** The exam it belongs to. */
  exam: Scalars['String']['output'];
  /** The subject it belongs to. */
  examSubject: Scalars['String']['output'];
  /** Its place in its section, starting at 0. */
  order: Scalars['Int']['output'];
  /** The section it belongs to. */
  section: Scalars['String']['output'];
  /** What it is about. */
  summary?: Maybe<Scalars['String']['output']>;
  /** What it is called. */
  title: Scalars['String']['output'];
  /** The topic it belongs to. */
  topic: Scalars['String']['output'];
};

/** What is said or told in a scene. */
export type AppLine = {
  __typename?: 'AppLine';
  /** Who says it; null for the narrator. */
  characterId?: Maybe<Scalars['ID']['output']>;
  /** Its id within the scene. */
  lineId: Scalars['String']['output'];
  /** How it sounds; null if nobody has recorded it. */
  recording?: Maybe<AppSound>;
  /** The words, in the language of the story. */
  text: Scalars['String']['output'];
  /** In English. */
  translation?: Maybe<Scalars['String']['output']>;
};

/** One meaning of a word. */
export type AppMeaning = {
  __typename?: 'AppMeaning';
  /** In English. */
  gloss: Scalars['String']['output'];
  /** When it is said so. */
  note?: Maybe<Scalars['String']['output']>;
};

/** One answer to choose. Its letter follows from its place. */
export type AppOption = {
  __typename?: 'AppOption';
  /** What it says. */
  answerText: Scalars['String']['output'];
  /** Its id within the block. */
  id: Scalars['ID']['output'];
  /** Whether it is maths. */
  useMaths: Scalars['Boolean']['output'];
};

/** A character or a background. */
export type AppPicture = {
  __typename?: 'AppPicture';
  id: Scalars['ID']['output'];
  /** What it shows, for anybody who cannot see it. */
  imageAlt: Scalars['String']['output'];
  /** Its address on this server, open without a sign-in. */
  imageUrl: Scalars['String']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
};

/** What the learning app runs on. */
export type AppPlatform =
  /** Phones and tablets with Android. */
  | 'ANDROID'
  /** iPhones and iPads. */
  | 'IOS'
  /** The app in a browser. */
  | 'WEB';

/** The stars of a rating. */
export type AppRating = {
  __typename?: 'AppRating';
  /** How many there are. */
  numberOfStars: Scalars['Int']['output'];
  /** How many are lit at the start. */
  rating: Scalars['Int']['output'];
};

/** What is drawn in place of a star. */
export type AppRatingsIcon = {
  __typename?: 'AppRatingsIcon';
  /** How big it is, in pixels. */
  dimension: Scalars['Float']['output'];
  /** The data of its path. */
  iconPath: Scalars['String']['output'];
  /** What it is called. */
  label: Scalars['String']['output'];
  /** How far apart they are, in pixels. */
  spacing: Scalars['Float']['output'];
  /** Four numbers. */
  viewBox: Scalars['String']['output'];
};

/** A recording of something that the learning app teaches. */
export type AppRecording = Node & {
  __typename?: 'AppRecording';
  /** Who recorded it; null for the system. */
  author?: Maybe<StaffUser>;
  createdAt: Scalars['DateTime']['output'];
  /** When it was approved or rejected. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who approved or rejected it. */
  decidedBy?: Maybe<StaffUser>;
  /** The dialect it is spoken in. */
  dialect?: Maybe<Dialect>;
  /** How long it is, in ms. */
  durationMs: Scalars['Int']['output'];
  /** The sound, as a WAV file. */
  file?: Maybe<File>;
  id: Scalars['ID']['output'];
  /** Whether something else is to be said by now; the app does not use it then. */
  isOutdated: Scalars['Boolean']['output'];
  /** What kind of thing is recorded. */
  kind: RecordedKind;
  /** Since when it was chosen to be heard first; the one chosen last is. */
  mainSince?: Maybe<Scalars['DateTime']['output']>;
  /** What the viewer may do with it now. */
  offered: Array<RecordingAct>;
  /** The part of it that is recorded, such as a line; null for the whole. */
  partId?: Maybe<Scalars['ID']['output']>;
  /** The id of what is recorded. */
  recordId: Scalars['ID']['output'];
  /** Why it has to be made again. */
  rejectReason?: Maybe<Scalars['String']['output']>;
  /** What was to be said when it was made. */
  saidText: Scalars['String']['output'];
  /** Whose voice it is; null for those who may not read speakers. */
  speaker?: Maybe<Speaker>;
  /** Whether the app may use it. */
  state: RecordingState;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type AppRecordingCreateInput = {
  /** The speaker's dialect if left out. */
  dialectId?: InputMaybe<Scalars['ID']['input']>;
  /** A file that was sent as `app-audio`. */
  fileId: Scalars['ID']['input'];
  kind: RecordedKind;
  partId?: InputMaybe<Scalars['ID']['input']>;
  recordId: Scalars['ID']['input'];
  /** Somebody who has agreed that learners hear them. */
  speakerId: Scalars['ID']['input'];
};

export type AppRecordingFilter = {
  /** Recorded by any of these people; `me` is the viewer, `none` is nobody. */
  authorId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Of any of these kinds of thing. */
  kind?: InputMaybe<Array<RecordedKind>>;
  /** Of any of these parts of records. */
  partId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Of any of these records. */
  recordId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Of any of these voices. */
  speakerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these states. */
  state?: InputMaybe<Array<RecordingState>>;
};

export type AppRecordingPage = {
  __typename?: 'AppRecordingPage';
  items: Array<AppRecording>;
  pageInfo: PageInfo;
};

export type AppRecordingPayload = {
  __typename?: 'AppRecordingPayload';
  appRecording?: Maybe<AppRecording>;
  userErrors: Array<UserError>;
};

export type AppRecordingSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC';

/** One of the two who speak in a conversation. */
export type AppRole = {
  __typename?: 'AppRole';
  /** Who plays it. */
  character?: Maybe<AppPicture>;
  /** What it is called. */
  name?: Maybe<Scalars['String']['output']>;
  /** Its id within the conversation. */
  roleId: Scalars['String']['output'];
};

/** A scene of a story. */
export type AppScene = {
  __typename?: 'AppScene';
  /** What it is set in. */
  background?: Maybe<AppPicture>;
  /** Who is seen, up to three. */
  figures: Array<AppFigure>;
  /** What is said, in its order. */
  lines: Array<AppLine>;
  /** Its id within the story. */
  sceneId: Scalars['String']['output'];
};

/** A sentence to build. */
export type AppSentence = {
  __typename?: 'AppSentence';
  /** Orders of all tokens that are right, by their ids. */
  acceptedOrders: Array<Array<Scalars['String']['output']>>;
  /** Tokens that are offered besides, and belong nowhere. */
  distractors: Array<AppToken>;
  /** What is drawn at the end, never a token. */
  endMark?: Maybe<Scalars['String']['output']>;
  /** Shown when asked for. */
  hint?: Maybe<Scalars['String']['output']>;
  /** Its id within the session. */
  itemId: Scalars['String']['output'];
  /** What is to be said, in English; null where learners build what they hear. */
  prompt?: Maybe<Scalars['String']['output']>;
  /** What they hear in place of a prompt: the sentence itself. */
  promptRecording?: Maybe<AppSound>;
  /** How the first of the accepted orders sounds; null if nobody has recorded it. */
  recording?: Maybe<AppSound>;
  /** The sentence, piece by piece. */
  tokens: Array<AppToken>;
};

/** A session of sentences to build. */
export type AppSentenceSession = {
  __typename?: 'AppSentenceSession';
  /** The sentences, in their order. */
  sentences: Array<AppSentence>;
  /** What it is called. */
  title: Scalars['String']['output'];
  /** What it is about, such as food. */
  topic?: Maybe<Scalars['String']['output']>;
};

/** A recording that the app may play. */
export type AppSound = {
  __typename?: 'AppSound';
  /** The dialect it is spoken in. */
  dialect: Scalars['String']['output'];
  /** How long it is, in ms. */
  durationMs: Scalars['Int']['output'];
  /** The code of whoever is heard. */
  speaker: Scalars['String']['output'];
  /** Its address on this server, open without a sign-in. */
  url: Scalars['String']['output'];
};

/** A story. */
export type AppStory = {
  __typename?: 'AppStory';
  /** For which age it is; null for any. */
  ageGroup?: Maybe<AgeGroup>;
  /** What it shows, for anybody who cannot see it. */
  coverAlt?: Maybe<Scalars['String']['output']>;
  /** The address of the picture in lists; null for that of the first scene. */
  coverUrl?: Maybe<Scalars['String']['output']>;
  /** What is asked once it is told, without what is right: `appAnswerGrade` judges answers. */
  questions: Array<AppBlock>;
  /** The scenes, in their order. */
  scenes: Array<AppScene>;
  /** What it is called. */
  title: Scalars['String']['output'];
};

/** A piece of a sentence. */
export type AppToken = {
  __typename?: 'AppToken';
  /** What it says; two tokens of one text may change places. */
  text: Scalars['String']['output'];
  /** Its id within the sentence. */
  tokenId: Scalars['String']['output'];
};

/** A turn of a conversation. */
export type AppTurn = {
  __typename?: 'AppTurn';
  /** What the learner may choose from; empty if there is no choice. */
  choices: Array<AppChoice>;
  /** How it sounds; null if nobody has recorded it. */
  recording?: Maybe<AppSound>;
  /** Whose turn it is. */
  roleId?: Maybe<Scalars['String']['output']>;
  /** The words, in the language of the conversation. */
  text: Scalars['String']['output'];
  /** In English. */
  translation?: Maybe<Scalars['String']['output']>;
  /** Its id within the conversation. */
  turnId: Scalars['String']['output'];
};

/** What the app tells its users of itself. */
export type AppUpdate = {
  __typename?: 'AppUpdate';
  /** Who sees it. */
  audience: ProductUpdateAudience;
  /** What it says. */
  body: Scalars['String']['output'];
  /** What the picture shows, in words. */
  imageAlt?: Maybe<Scalars['String']['output']>;
  /** The address of its picture on this server; null for none. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** What it is about. */
  kind: ProductUpdateKind;
  /** Older apps do not show it; null for all. */
  minAppVersion?: Maybe<Scalars['String']['output']>;
  /** The kinds of device that show it. */
  platforms: Array<AppPlatform>;
  /** The codes of the regions whose people see it, if they are its audience. */
  regions: Array<Scalars['String']['output']>;
  /** The languages whose learners see it, if they are its audience. */
  subjects: Array<Scalars['String']['output']>;
  /** What it is called. */
  title: Scalars['String']['output'];
};

/** A form that a word has in another dialect. */
export type AppVariant = {
  __typename?: 'AppVariant';
  /** The dialect. */
  dialect: Scalars['String']['output'];
  /** How it is written there. */
  form: Scalars['String']['output'];
};

/** A word of the dictionary. */
export type AppWord = {
  __typename?: 'AppWord';
  /** The dialect it belongs to. */
  dialect: Scalars['String']['output'];
  /** Sentences with it. */
  examples: Array<AppExample>;
  /** The word, with its tone marks. */
  headword: Scalars['String']['output'];
  /** What it means, the usual meaning first. */
  meanings: Array<AppMeaning>;
  /** What kind of word it is. */
  partOfSpeech: PartOfSpeech;
  /** How it sounds; the first is heard first. */
  recordings: Array<AppSound>;
  /** What it has to do with, such as food. */
  topics: Array<Scalars['String']['output']>;
  /** How it is said elsewhere. */
  variants: Array<AppVariant>;
};

/** Credit in money that paid a part of an invoice. */
export type AppliedCredit = {
  __typename?: 'AppliedCredit';
  /** What it paid, in minor units; below 0 what was put back. */
  amount: Scalars['MinorUnits']['output'];
  /** When. */
  day: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  /** Where the credit came from. */
  source: CreditSource;
};

/** Where the writing of a lesson stands. */
export type AssignmentState =
  /** Nothing has been written yet. */
  | 'ASSIGNED'
  /** The reviewer asked for changes. */
  | 'CHANGES_REQUESTED'
  /** It is published. */
  | 'DONE'
  /** It is being written. */
  | 'IN_PROGRESS'
  /** It is being reviewed. */
  | 'SUBMITTED'
  /** It was taken back. */
  | 'WITHDRAWN';

/** Who came, or did not. */
export type AttendanceMark = {
  /** Whether they came. */
  attended: Scalars['Boolean']['input'];
  /** The learner’s place in the session. */
  enrolmentId: Scalars['ID']['input'];
};

/** The kind of activity. */
export type AuditAction =
  /** Archived a record. */
  | 'ARCHIVED'
  /** Added a record. */
  | 'CREATED'
  /** Deleted a record. */
  | 'DELETED'
  /** Exported data. */
  | 'EXPORTED'
  /** Acted as someone else. */
  | 'IMPERSONATED'
  /** Tried something the role may not do. */
  | 'PERMISSION_DENIED'
  /** Signed in. */
  | 'SIGNED_IN'
  /** Tried to sign in and failed. */
  | 'SIGN_IN_FAILED'
  /** Moved a record to another state. */
  | 'STATE_CHANGED'
  /** Changed a record. */
  | 'UPDATED'
  /** Viewed sensitive data. */
  | 'VIEWED_SENSITIVE';

/** A picture of oneself. */
export type AvatarSetInput = {
  /** A picture that was uploaded as `avatar` (`POST /files`); null removes the picture. */
  fileId?: InputMaybe<Scalars['ID']['input']>;
};

/** What stories and conversations are set in. */
export type Background = Node & {
  __typename?: 'Background';
  /** Whether it can be chosen for new stories. */
  active: Scalars['Boolean']['output'];
  /** How many conversation practices have it; archived ones do not count. */
  conversationCount: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** What the picture shows, for those who cannot see it. */
  imageAlt: Scalars['String']['output'];
  /** The picture, at least 1280 by 720; seen at once wherever the background is. */
  imageFile?: Maybe<File>;
  /** The name, unique among backgrounds. */
  name: Scalars['String']['output'];
  /** What kind of place it is. */
  setting?: Maybe<Scalars['String']['output']>;
  /** How many stories have it; archived ones do not count. */
  storyCount: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type BackgroundCreateInput = {
  imageAlt: Scalars['String']['input'];
  /** The picture, sent as `app-image`. */
  imageFileId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  setting?: InputMaybe<Scalars['String']['input']>;
};

export type BackgroundFilter = {
  /** True for backgrounds in use, false for archived ones. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Part of a name; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
};

export type BackgroundPage = {
  __typename?: 'BackgroundPage';
  items: Array<Background>;
  pageInfo: PageInfo;
};

export type BackgroundPayload = {
  __typename?: 'BackgroundPayload';
  background?: Maybe<Background>;
  userErrors: Array<UserError>;
};

export type BackgroundSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC';

export type BackgroundUpdateInput = {
  imageAlt?: InputMaybe<Scalars['String']['input']>;
  /** The picture, sent as `app-image`. */
  imageFileId?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  setting?: InputMaybe<Scalars['String']['input']>;
};

/** How a customer stands with the business. */
export type BalanceKind =
  /** Credit of theirs is left. */
  | 'IN_CREDIT'
  /** An invoice of theirs is not paid in full. */
  | 'OWES';

/** What a customer needs to transfer money in a currency. */
export type BankDetails = {
  __typename?: 'BankDetails';
  /** The currency of the account. */
  currency: Currency;
  /** The account, as written on invoices. */
  details: Scalars['String']['output'];
};

/** What a customer needs to transfer money in a currency. */
export type BankDetailsInput = {
  /** The currency of the account. */
  currency: Currency;
  /** The account, as written on invoices. */
  details: Scalars['String']['input'];
};

/** A payment that a customer contests at their bank: a chargeback. */
export type BankDispute = {
  __typename?: 'BankDispute';
  /** What is contested; it may exceed the payment where a rate moved. */
  amount: Scalars['MinorUnits']['output'];
  /** Who recorded it. */
  by?: Maybe<StaffUser>;
  /** The currency of its amounts. */
  currency: Currency;
  /** By when the bank wants evidence. */
  evidenceDueOn?: Maybe<Scalars['Date']['output']>;
  /** What the bank charges for it: an expense of its own, never taken from the customer's money. */
  fee: Scalars['MinorUnits']['output'];
  id: Scalars['ID']['output'];
  /** The day on which the bank took the money. */
  lostOn?: Maybe<Scalars['Date']['output']>;
  /** What only staff read. */
  note?: Maybe<Scalars['String']['output']>;
  /** The day on which the bank opened it. */
  openedOn: Scalars['Date']['output'];
  /** What it takes of the payment, in its order. */
  parts: Array<BankDisputePart>;
  /** Why the customer contests it. */
  reason: Scalars['String']['output'];
  /** The number of the case, as the gateway or the bank's letter has it. */
  reference: Scalars['String']['output'];
  /** The day on which the bank gave it back. */
  reversedOn?: Maybe<Scalars['Date']['output']>;
  /** How far it has come. */
  status: BankDisputeStatus;
  /** The day on which it was won. */
  wonOn?: Maybe<Scalars['Date']['output']>;
};

/** What became of a dispute of a payment at the customer's bank. */
export type BankDisputeOutcome =
  /** Decided for the customer. */
  | 'LOST'
  /** The bank gave back what it took. */
  | 'REVERSED'
  /** Decided for us. */
  | 'WON';

/** What a bank dispute takes of one thing that its payment paid. */
export type BankDisputePart = {
  __typename?: 'BankDisputePart';
  /** What the bank may take, or took. */
  amount: Scalars['MinorUnits']['output'];
  /** The invoice; null of credit that no invoice took. */
  invoice?: Maybe<Invoice>;
  /** What was left over once it was ours again, kept as credit in money. */
  kept: Scalars['MinorUnits']['output'];
};

/** How far a dispute of a payment at the customer's bank has come. */
export type BankDisputeStatus =
  /** Decided for the customer: the bank took the money. */
  | 'LOST'
  /** The bank has not decided; what is contested cannot be used or given back. */
  | 'OPEN'
  /** Lost, and given back by the bank later. */
  | 'REVERSED'
  /** Decided for us. */
  | 'WON';

/** A banner of the apps or the website. */
export type Banner = Node & {
  __typename?: 'Banner';
  /** What the image shows, for those who cannot see it. */
  altText?: Maybe<Scalars['String']['output']>;
  /** Who it is for. */
  audience: BannerAudience;
  /** What stands below the title. */
  body?: Maybe<Scalars['String']['output']>;
  /** How often the button of its present version was pressed. */
  clicks: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** What its button says. */
  ctaLabel?: Maybe<Scalars['String']['output']>;
  /** Where its button leads. */
  ctaUrl?: Maybe<Scalars['String']['output']>;
  /** Whether people can close it. */
  dismissible: Scalars['Boolean']['output'];
  /** The version of what it says, from 1; each is counted apart. */
  edition: Scalars['Int']['output'];
  /** Its last day; null if it runs on. */
  endsOn?: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  /** Its image. */
  imageFile?: Maybe<File>;
  /** How often its present version was seen. */
  impressions: Scalars['Int']['output'];
  /** Where it shows. */
  placement: BannerPlacement;
  /** Of the banners of a placement, the one with the highest shows, then the newest. 0 to 100. */
  priority: Scalars['Int']['output'];
  /** The promo whose code it names. It is not shown while that cannot be used. */
  promo?: Maybe<Promo>;
  /** Where it shows; empty for every region. Its days are those of the region in which it is seen. */
  regions?: Maybe<Array<Region>>;
  /** How it stands today, by its dates. */
  standing: BannerStanding;
  /** Its first day. */
  startsOn: Scalars['Date']['output'];
  /** Its state. */
  status: PromoStatus;
  /** Shows only beside these; empty for everywhere. */
  subjects: Array<Scalars['String']['output']>;
  /** Its first line. */
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

/** Who a banner is for. */
export type BannerAudience =
  /** Customers who have lessons. */
  | 'ACTIVE'
  /** Customers who have left. */
  | 'CHURNED'
  /** Whoever comes by. */
  | 'EVERYONE'
  /** People who are not customers yet. */
  | 'LEADS'
  /** Customers who learn one of the banner's subjects. */
  | 'LEARNERS_OF_SUBJECT';

export type BannerCreateInput = {
  /** Needed with an image. */
  altText?: InputMaybe<Scalars['String']['input']>;
  /** Everyone or leads, until the apps say who is signed in. */
  audience?: InputMaybe<BannerAudience>;
  /** At most 200 characters. */
  body?: InputMaybe<Scalars['String']['input']>;
  /** At most 24 characters; needs a link. */
  ctaLabel?: InputMaybe<Scalars['String']['input']>;
  /** Needs a label. */
  ctaUrl?: InputMaybe<Scalars['String']['input']>;
  dismissible?: InputMaybe<Scalars['Boolean']['input']>;
  endsOn?: InputMaybe<Scalars['Date']['input']>;
  /** The image, sent as `banner-image`. */
  imageFileId?: InputMaybe<Scalars['ID']['input']>;
  placement: BannerPlacement;
  priority?: InputMaybe<Scalars['Int']['input']>;
  /** The promo whose code it names. */
  promoId?: InputMaybe<Scalars['ID']['input']>;
  /** Where it shows; empty for every region. */
  regionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  startsOn: Scalars['Date']['input'];
  subjects?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 60 characters. */
  title: Scalars['String']['input'];
};

/** What a banner said at a time, and how often that was seen. */
export type BannerEdition = {
  __typename?: 'BannerEdition';
  /** What the image shows. */
  altText?: Maybe<Scalars['String']['output']>;
  /** What stood below the title. */
  body?: Maybe<Scalars['String']['output']>;
  /** How often its button was pressed. */
  clicks: Scalars['Int']['output'];
  /** What its button said. */
  ctaLabel?: Maybe<Scalars['String']['output']>;
  /** Where its button led. */
  ctaUrl?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Its image. */
  imageFile?: Maybe<File>;
  /** How often it was seen. */
  impressions: Scalars['Int']['output'];
  /** From 1. */
  number: Scalars['Int']['output'];
  /** Where it showed. */
  placement: BannerPlacement;
  /** When it began to say this. */
  since: Scalars['DateTime']['output'];
  /** Its first line. */
  title: Scalars['String']['output'];
};

export type BannerFilter = {
  /** For any of these. */
  audience?: InputMaybe<Array<BannerAudience>>;
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** In any of these placements. */
  placement?: InputMaybe<Array<BannerPlacement>>;
  /** Only in any of these regions; `my-regions` are the viewer's. */
  regionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of a title or text; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Stands as any of these. */
  standing?: InputMaybe<Array<BannerStanding>>;
  /** Only beside any of these. */
  subject?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Where a banner stands among those of its placement. */
export type BannerMoveInput = {
  /** From 0; the first that can be shown is. */
  position: Scalars['Int']['input'];
};

export type BannerPage = {
  __typename?: 'BannerPage';
  items: Array<Banner>;
  pageInfo: PageInfo;
};

export type BannerPayload = {
  __typename?: 'BannerPayload';
  banner?: Maybe<Banner>;
  userErrors: Array<UserError>;
};

/** Where a banner shows. */
export type BannerPlacement =
  /** The first page of the learning app. */
  | 'APP_HOME'
  /** The list of lessons in the learning app. */
  | 'APP_LESSONS'
  /** The pages on which customers see their lessons and invoices. */
  | 'CUSTOMER_PORTAL'
  /** The public website. */
  | 'WEBSITE';

export type BannerSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'PRIORITY_ASC'
  | 'PRIORITY_DESC'
  | 'STARTS_ON_ASC'
  | 'STARTS_ON_DESC'
  | 'TITLE_ASC'
  | 'TITLE_DESC';

/** How a banner stands today: its state, with what follows from its dates. */
export type BannerStanding =
  /** Can be shown. */
  | 'ACTIVE'
  /** Put away. */
  | 'ARCHIVED'
  /** Being written. */
  | 'DRAFT'
  /** Its last day is over. */
  | 'EXPIRED'
  /** Not shown for now. */
  | 'PAUSED'
  /** Its first day is still to come. */
  | 'SCHEDULED';

export type BannerUpdateInput = {
  /** Needed with an image. */
  altText?: InputMaybe<Scalars['String']['input']>;
  /** Everyone or leads, until the apps say who is signed in. */
  audience?: InputMaybe<BannerAudience>;
  /** At most 200 characters. */
  body?: InputMaybe<Scalars['String']['input']>;
  /** At most 24 characters; needs a link. */
  ctaLabel?: InputMaybe<Scalars['String']['input']>;
  /** Needs a label. */
  ctaUrl?: InputMaybe<Scalars['String']['input']>;
  dismissible?: InputMaybe<Scalars['Boolean']['input']>;
  endsOn?: InputMaybe<Scalars['Date']['input']>;
  /** The image, sent as `banner-image`. */
  imageFileId?: InputMaybe<Scalars['ID']['input']>;
  placement?: InputMaybe<BannerPlacement>;
  priority?: InputMaybe<Scalars['Int']['input']>;
  /** The promo whose code it names. */
  promoId?: InputMaybe<Scalars['ID']['input']>;
  /** Where it shows; empty for every region. */
  regionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  startsOn?: InputMaybe<Scalars['Date']['input']>;
  subjects?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 60 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Something that a billing run leaves out; once it is mended, the next run has it. */
export type BillingGap = {
  __typename?: 'BillingGap';
  /** Whose it is. */
  customer?: Maybe<Customer>;
  /** The customer's name. */
  customerName: Scalars['String']['output'];
  /** The group lesson, where it is about a place in one of its sessions. */
  groupLesson?: Maybe<GroupLesson>;
  /** The lesson; null where it is about a session of a group lesson, or the customer. */
  lesson?: Maybe<BookedLesson>;
  /** The lesson's number, what the group lesson is called, or the customer's name. */
  name: Scalars['String']['output'];
  /** The day of the lesson, in the region. */
  on?: Maybe<Scalars['Date']['output']>;
  /** Why. */
  reason: BillingGapReason;
  /** Until when somebody may object; null in a dispute, and where nobody may. */
  restsUntil?: Maybe<Scalars['DateTime']['output']>;
};

/** Why something is left out of a billing run, or will not be in it. */
export type BillingGapReason =
  /** The customer is blocked. */
  | 'BLOCKED'
  /** There is no email to send an invoice to. */
  | 'NO_ADDRESS'
  /** The lesson is over and has no outcome yet. */
  | 'NO_OUTCOME'
  /** Its course has no price. */
  | 'NO_PRICE'
  /** Somebody objects to its outcome, or still may. */
  | 'RESTING'
  /** It is settled, and not in the books yet. */
  | 'UNPOSTED';

/** What a billing run would draft, and what it leaves out. */
export type BillingRunPreview = {
  __typename?: 'BillingRunPreview';
  /** How many customers get a draft; the run is started with this number. */
  customers: Scalars['Int']['output'];
  /** How much is left out. */
  gapCount: Scalars['Int']['output'];
  /** The first of what is left out. */
  gaps: Array<BillingGap>;
  /** What it comes to, by currency. */
  sums: Array<BillingRunSum>;
  /** The first thousand, by name. */
  toBill: Array<CustomerToBill>;
  /** A run of the region that has not ended; null if none is under way. */
  underWay?: Maybe<BillingRunUnderWay>;
};

/** What a billing run would draft in one currency. */
export type BillingRunSum = {
  __typename?: 'BillingRunSum';
  /** By the prices as they are shown; tax that is added comes on top. */
  amount: Scalars['MinorUnits']['output'];
  /** Amounts of two currencies are never added. */
  currency: Currency;
  /** How many customers. */
  customers: Scalars['Int']['output'];
  /** How many lessons. */
  lessons: Scalars['Int']['output'];
};

/** A billing run that has not ended. */
export type BillingRunUnderWay = {
  __typename?: 'BillingRunUnderWay';
  /** How many customers it has dealt with. */
  done: Scalars['Int']['output'];
  /** The name of whoever started it. */
  startedBy: Scalars['String']['output'];
  /** How many customers there are. */
  total: Scalars['Int']['output'];
};

/** A kind of block of a session. */
export type BlockKind =
  /** One option of a list is correct. */
  | 'DROPDOWN'
  /** A mathematical expression. */
  | 'EXPRESSION'
  /** A graph to look at. */
  | 'GRAPH'
  /** One of up to ten images is correct. */
  | 'IMAGE_CHOICE'
  /** Something to read, without a question. */
  | 'INFORMATION'
  /** Some of up to ten options are correct. */
  | 'MULTI_CHOICE'
  /** A number. */
  | 'NUMERIC'
  /** A number of stars. */
  | 'RATING'
  /** A word or a few. */
  | 'SHORT_TEXT'
  /** One of up to ten options is correct. */
  | 'SINGLE_CHOICE'
  /** A value on a scale. */
  | 'SLIDER';

/** Which texts of a block are maths. */
export type BlockMaths = {
  __typename?: 'BlockMaths';
  /** Whether the description is. */
  description: Scalars['Boolean']['output'];
  /** Whether the feedback is. */
  feedback: Scalars['Boolean']['output'];
  /** Whether the hint is. */
  hint: Scalars['Boolean']['output'];
  /** Whether the question is. */
  questionText: Scalars['Boolean']['output'];
};

/** Which texts of a block are maths. */
export type BlockMathsInput = {
  description: Scalars['Boolean']['input'];
  feedback: Scalars['Boolean']['input'];
  hint: Scalars['Boolean']['input'];
  questionText: Scalars['Boolean']['input'];
};

/** The stars of a rating. */
export type BlockRating = {
  __typename?: 'BlockRating';
  /** How many are right. */
  correctRating: Scalars['Int']['output'];
  /** How many there are. */
  numberOfStars: Scalars['Int']['output'];
  /** How many are lit at the start. */
  rating: Scalars['Int']['output'];
};

/** The stars of a rating. */
export type BlockRatingInput = {
  correctRating: Scalars['Int']['input'];
  numberOfStars: Scalars['Int']['input'];
  rating: Scalars['Int']['input'];
};

/** Something that is wrong in the books. */
export type BookFault = {
  __typename?: 'BookFault';
  /** What kind of thing it is about. */
  about: BookPart;
  /** The customer concerned. */
  customer?: Maybe<Customer>;
  /** What is wrong, in a sentence. */
  fault: Scalars['String']['output'];
  /** The invoice concerned. */
  invoice?: Maybe<Invoice>;
  /** What staff call it. */
  name: Scalars['String']['output'];
  /** In whose books the closed month is. */
  region?: Maybe<Region>;
};

/** A month of a region's books. */
export type BookMonth = {
  __typename?: 'BookMonth';
  /** Why it may not be closed now; null if it may. */
  closeProblem?: Maybe<Scalars['String']['output']>;
  /** Each time that it was closed, the last first. */
  closings: Array<BookMonthClosing>;
  /** For example 2026-08. */
  month: Scalars['String']['output'];
  /** Whose books. */
  region: Region;
  /** Why it may not be reopened now; null if it may. */
  reopenProblem?: Maybe<Scalars['String']['output']>;
  /** How it stands. */
  state: BookMonthState;
};

/** One time that a month of the books was closed. */
export type BookMonthClosing = {
  __typename?: 'BookMonthClosing';
  /** When it was closed. */
  closedAt: Scalars['DateTime']['output'];
  /** Who closed it. */
  closedBy?: Maybe<StaffUser>;
  id: Scalars['ID']['output'];
  /** Why it was reopened. */
  reopenReason?: Maybe<Scalars['String']['output']>;
  /** When it was reopened; null while it is closed. */
  reopenedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who reopened it. */
  reopenedBy?: Maybe<StaffUser>;
  /** What the month came to then. */
  sums: Array<MonthSums>;
  version: Scalars['Int']['output'];
};

export type BookMonthPayload = {
  __typename?: 'BookMonthPayload';
  bookMonth?: Maybe<BookMonth>;
  userErrors: Array<UserError>;
};

/** How a month of a region's books stands. */
export type BookMonthState =
  /** Nothing is dated in it any more. */
  | 'CLOSED'
  /** It is over, and entries may still be dated in it. */
  | 'OPEN'
  /** It is not over yet. */
  | 'RUNNING';

/** What a fault in the books is about. */
export type BookPart =
  /** A credit. */
  | 'CREDIT'
  /** A customer's account. */
  | 'CUSTOMER'
  /** An invoice. */
  | 'INVOICE'
  /** What a lesson took. */
  | 'LESSON'
  /** A closed month. */
  | 'MONTH'
  /** A series of invoice numbers. */
  | 'NUMBERS'
  /** A payment. */
  | 'PAYMENT';

/** One dated lesson. */
export type BookedLesson = Node & {
  __typename?: 'BookedLesson';
  /** Whose clock it was agreed by. */
  anchorTimeZone: Scalars['TimeZone']['output'];
  /** Whether it cannot be completed without a report. */
  asksReport: Scalars['Boolean']['output'];
  /** How it was called off. */
  cancellation?: Maybe<LessonCancellation>;
  /** The first of the lessons that were moved into each other. */
  chainId: Scalars['ID']['output'];
  /** The course that it belongs to. */
  course?: Maybe<ConfirmedLesson>;
  /** The course's tutor, where another one gives this lesson. */
  coversFor?: Maybe<Tutor>;
  createdAt: Scalars['DateTime']['output'];
  /** What credit pays for; null for lessons that are not prepaid, and once the books have taken it. */
  credit?: Maybe<LessonCredit>;
  /** Who pays. */
  customer?: Maybe<Customer>;
  /** Why its outcome is or was disputed. */
  dispute?: Maybe<LessonDispute>;
  /** When it ends. */
  endAt: Scalars['DateTime']['output'];
  /** Whether it is only held until the course is paid for. */
  hold: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** The kind of lesson. */
  kind: LessonKind;
  /** Who is taught: a customer or a dependent; null for a pod. */
  learner?: Maybe<Learner>;
  /** For example L-000123-07; never reused. */
  lessonNumber: Scalars['String']['output'];
  /** The day that was agreed, by that clock. */
  localDate: Scalars['Date']['output'];
  /** The time that was agreed, by that clock. */
  localTime: Scalars['String']['output'];
  /** The link to where it is held: its own, or that of its course. */
  meetingUrl?: Maybe<Scalars['String']['output']>;
  /** What the books say of it; null until it is settled. */
  money?: Maybe<LessonMoney>;
  /** How it was moved; null if it was not. */
  move?: Maybe<LessonMove>;
  /** Who was there. */
  outcome?: Maybe<LessonOutcome>;
  /** The pod that is taught. */
  pod?: Maybe<CustomerPod>;
  /** The region of whoever pays. */
  region?: Maybe<Region>;
  /** What the tutor wrote. */
  report?: Maybe<LessonReport>;
  /** Another time that somebody has asked for. */
  reschedule?: Maybe<LessonReschedule>;
  /** The lesson that it was moved from. */
  rescheduledFromId?: Maybe<Scalars['ID']['output']>;
  /** The lesson that it was moved to. */
  rescheduledToId?: Maybe<Scalars['ID']['output']>;
  /** What it comes to, as it was settled last; null while it is not. */
  settlement?: Maybe<LessonSettlement>;
  /** Each time that it was settled, the last first. */
  settlements?: Maybe<Array<SettlementRound>>;
  /** When it begins. */
  startAt: Scalars['DateTime']['output'];
  /** Where it stands. */
  status: BookedLessonStatus;
  /** Since when. */
  statusSince: Scalars['DateTime']['output'];
  /** What is taught. */
  subject: Scalars['String']['output'];
  /** Who teaches. */
  tutor?: Maybe<Tutor>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

/** A lesson of a course that was given without having been booked. */
export type BookedLessonCreateInput = {
  /** The course. */
  courseId: Scalars['ID']['input'];
  /** The day, by the clock of the course. */
  date: Scalars['Date']['input'];
  /** Ahead: whether it is booked although something unusual stands in the way; no, unless said otherwise. */
  despite?: InputMaybe<Scalars['Boolean']['input']>;
  /** How long it is. */
  durationMinutes: Scalars['Int']['input'];
  /** What kind of lesson it is; ahead, no trial. */
  kind: LessonKind;
  /** More about it. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The time, for example 18:00, by the same clock. */
  time: Scalars['String']['input'];
};

export type BookedLessonFilter = {
  /** Moved into each other from any of these lessons on. */
  chainId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Of any of these courses. */
  courseId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether another tutor than the course's gives it. */
  covered?: InputMaybe<Scalars['Boolean']['input']>;
  /** Paid by any of these customers. */
  customerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether its outcome is disputed. */
  disputed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is only held until the course is paid for. */
  hold?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of these kinds. */
  kind?: InputMaybe<Array<LessonKind>>;
  /** Whether it was cancelled late. */
  late?: InputMaybe<Scalars['Boolean']['input']>;
  /** For any of these learners or pods. */
  learnerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether there is a link to where it is held. */
  link?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether power or internet failed. */
  outage?: InputMaybe<Scalars['Boolean']['input']>;
  /** Beginning within this period. */
  period?: InputMaybe<Period>;
  /** The same by days of one’s own choosing. */
  periodBetween?: InputMaybe<DayRangeInput>;
  /** Any of these regions; `my-regions` are the viewer's. */
  regionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A number, or parts of the name of whoever pays, learns or teaches; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these states. */
  status?: InputMaybe<Array<BookedLessonStatus>>;
  /** Any of these subjects. */
  subject?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether it falls into time off of whoever is to give it. */
  tutorAway?: InputMaybe<Scalars['Boolean']['input']>;
  /** Taught by any of these tutors. */
  tutorId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether it is still to come, or going on. */
  upcoming?: InputMaybe<Scalars['Boolean']['input']>;
};

export type BookedLessonPage = {
  __typename?: 'BookedLessonPage';
  items: Array<BookedLesson>;
  pageInfo: PageInfo;
};

export type BookedLessonPayload = {
  __typename?: 'BookedLessonPayload';
  bookedLesson?: Maybe<BookedLesson>;
  /** With `preview`, what the lessons that it settles would come to, the earliest first; null otherwise. */
  comesTo?: Maybe<Array<LessonComesTo>>;
  /** With `preview`, the emails that it would send; null otherwise. */
  mails?: Maybe<Array<MailShown>>;
  userErrors: Array<UserError>;
};

export type BookedLessonSort =
  /** The earliest first. */
  | 'START_ASC'
  /** The latest first. */
  | 'START_DESC';

/** Where a dated lesson stands. */
export type BookedLessonStatus =
  /** Its time is over; nobody has said how it went. */
  | 'AWAITING_CONFIRMATION'
  /** It is to come. */
  | 'BOOKED'
  /** It was called off. */
  | 'CANCELLED'
  /** It was given. */
  | 'COMPLETED'
  /** Someone objects to how it was settled. */
  | 'DISPUTED'
  /** It is going on. */
  | 'IN_PROGRESS'
  /** It was moved to another time. */
  | 'RESCHEDULED'
  /** A new time is looked for. */
  | 'RESCHEDULE_PENDING'
  /** The learner did not come. */
  | 'STUDENT_NO_SHOW'
  /** The tutor did not come. */
  | 'TUTOR_NO_SHOW';

/** When the books of a region begin. */
export type BooksBeginning = {
  __typename?: 'BooksBeginning';
  /** Settled lessons and places before that day, or before the one that is asked about. */
  before: Scalars['Int']['output'];
  /** The first day whose lessons are posted; null before it is set. */
  beginOn?: Maybe<Scalars['Date']['output']>;
  /** Whose books. */
  region: Region;
  /** Settled lessons and places from that day on. */
  since: Scalars['Int']['output'];
};

export type BooksBeginningPayload = {
  __typename?: 'BooksBeginningPayload';
  booksBeginning?: Maybe<BooksBeginning>;
  userErrors: Array<UserError>;
};

/** What a check of all the books found. */
export type BooksCheck = {
  __typename?: 'BooksCheck';
  /** Credits that were checked. */
  credits: Scalars['Int']['output'];
  /** What is wrong; nothing if all is well. */
  faults: Array<BookFault>;
  /** Invoices that were checked. */
  invoices: Scalars['Int']['output'];
  /** Lessons in the books that were checked. */
  lessons: Scalars['Int']['output'];
  /** Closed months that were checked. */
  months: Scalars['Int']['output'];
  /** Payments that were checked. */
  payments: Scalars['Int']['output'];
  /** Series of invoice numbers that were checked. */
  series: Scalars['Int']['output'];
};

/** Which records of a list are meant: some by their ids, or everything that matches the filter but some. */
export type BulkChoice = {
  /** With everything that matches: how many records the viewer was shown, without those that are not meant. */
  count?: InputMaybe<Scalars['Int']['input']>;
  /** With everything that matches: records that are not meant. */
  excludeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The records by their ids; left out where everything that matches is meant. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Lessons, sessions of group lessons and time off in a stretch of time. */
export type Calendar = {
  __typename?: 'Calendar';
  /** When these tutors are away. */
  away: Array<CalendarAway>;
  /** Those who pay for them, and those who were asked for, by name. */
  customers: Array<CalendarPerson>;
  /** In the order of their start; of more than 3,000, the first. */
  entries: Array<CalendarEntry>;
  /** How many there are. */
  total: Scalars['Int']['output'];
  /** Those who give them, and those who were asked for, by name. */
  tutors: Array<CalendarTutor>;
};

/** When a tutor is away. */
export type CalendarAway = {
  __typename?: 'CalendarAway';
  /** Until when. */
  endAt: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Why. */
  reason: TimeOffReason;
  /** Since when. */
  startAt: Scalars['DateTime']['output'];
  /** The tutor, by their id. */
  tutorId: Scalars['ID']['output'];
};

/** A dated lesson, or a session of a group lesson. */
export type CalendarEntry = {
  __typename?: 'CalendarEntry';
  /** Whose clock it was agreed by. */
  anchorTimeZone: Scalars['TimeZone']['output'];
  /** The course of a lesson, by its id. */
  courseId?: Maybe<Scalars['ID']['output']>;
  /** Who pays for a lesson, by their id; null for a session. */
  customerId?: Maybe<Scalars['ID']['output']>;
  /** When it ends. */
  endAt: Scalars['DateTime']['output'];
  /** The group lesson of a session, by its id. */
  groupLessonId?: Maybe<Scalars['ID']['output']>;
  /** Whether it is only held until the course is paid for. */
  hold: Scalars['Boolean']['output'];
  /** The lesson's or the session's id. */
  id: Scalars['ID']['output'];
  /** The kind of lesson; null for a session. */
  lessonKind?: Maybe<LessonKind>;
  /** Where the lesson stands; null for a session. */
  lessonStatus?: Maybe<BookedLessonStatus>;
  /** The lesson's number, for example L-000123-07; null for a session. */
  number?: Maybe<Scalars['String']['output']>;
  /** Where the session stands; null for a lesson. */
  sessionStatus?: Maybe<GroupInstanceStatus>;
  /** When it begins. */
  startAt: Scalars['DateTime']['output'];
  /** What is taught. */
  subject: Scalars['String']['output'];
  /** Who learns: the learner, the pod, or the group lesson's title. */
  title: Scalars['String']['output'];
  /** Who teaches, by their ids. */
  tutorIds: Array<Scalars['ID']['output']>;
  /** Goes up with each change. */
  version: Scalars['Int']['output'];
};

export type CalendarFilter = {
  /** Paid by any of these customers, or with them enrolled. */
  customerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Lessons of any of these kinds. */
  kind?: InputMaybe<Array<LessonKind>>;
  /** Of any of these regions. */
  regionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Lessons in any of these states; all but cancelled and moved ones if left out. */
  status?: InputMaybe<Array<BookedLessonStatus>>;
  /** Any of these subjects. */
  subject?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Given by any of these tutors. */
  tutorId?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** A secret link by which somebody's own calendar reads their lessons. Whoever has it reads them, without signing in. */
export type CalendarLink = {
  __typename?: 'CalendarLink';
  /** A path of this portal; null where there is no link yet. */
  path?: Maybe<Scalars['String']['output']>;
  /** Since when it works. */
  since?: Maybe<Scalars['DateTime']['output']>;
  /** Sent back to renew it; null where there is none. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** The outcome of renewing a calendar link. */
export type CalendarLinkPayload = {
  __typename?: 'CalendarLinkPayload';
  /** Whether there is a new link; the old one has ended. */
  renewed: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

/** A new calendar link in place of the one there is. */
export type CalendarLinkRenewInput = {
  /** The tutor or customer. */
  personId: Scalars['ID']['input'];
  /** As what the calendar shows lessons to them. */
  side: CalendarSide;
  /** The version of the link that ends; null where there is none yet. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Somebody who pays for lessons in a calendar. */
export type CalendarPerson = {
  __typename?: 'CalendarPerson';
  /** The person's id. */
  id: Scalars['ID']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
  /** Their own time zone. */
  timeZone: Scalars['TimeZone']['output'];
};

/** As what a calendar shows lessons to somebody. */
export type CalendarSide =
  /** Those that they pay for. */
  | 'CUSTOMER'
  /** Those that they give. */
  | 'TUTOR';

/** A tutor of lessons in a calendar. */
export type CalendarTutor = {
  __typename?: 'CalendarTutor';
  /** The tutor's id. */
  id: Scalars['ID']['output'];
  /** How many hours a week they want at most. */
  maxHoursPerWeek?: Maybe<Scalars['Int']['output']>;
  /** First and last name. */
  name: Scalars['String']['output'];
  /** What they teach. */
  subjects: Array<Scalars['String']['output']>;
  /** Their own time zone. */
  timeZone: Scalars['TimeZone']['output'];
};

/** A service token: an identity of an internal tool. */
export type CallingToken = {
  __typename?: 'CallingToken';
  /** When it expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
  /** What it was given. What it may do now is in the viewer's `permissions`. */
  scopes: Array<Permission>;
};

/** The rules for what a cancelled, moved or missed lesson costs. Each edit is a new version; lessons keep the one they were agreed under. */
export type CancellationPolicy = Node & {
  __typename?: 'CancellationPolicy';
  createdAt: Scalars['DateTime']['output'];
  /** How many late cancellations a term are free. */
  freeLateCancelsPerTerm: Scalars['Int']['output'];
  /** How many lessons may be moved free of charge in any 30 days. */
  freeReschedules: Scalars['Int']['output'];
  /** How many minutes after the start someone may still come before it counts as a no-show. */
  graceMinutes: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** The percentage of the price charged for a late cancellation. */
  lateCancelPercent: Scalars['Int']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** The percentage of the price charged if the learner does not attend. */
  noShowPercent: Scalars['Int']['output'];
  /** Whether a lesson lost to a power or internet failure is free. */
  outageIsFree: Scalars['Boolean']['output'];
  /** How many regions use it. */
  regionCount: Scalars['Int']['output'];
  /** The regions that use it, at most 100. */
  regions: Array<Region>;
  /** The percentage of their pay that the tutor gets for a late cancellation. */
  tutorLatePayPercent: Scalars['Int']['output'];
  /** The percentage of their pay that the tutor gets when a late cancellation is not charged. */
  tutorWaitPayPercent: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** How many hours before the start a cancellation becomes late. */
  windowHours: Scalars['Int']['output'];
};

export type CancellationPolicyCreateInput = {
  freeLateCancelsPerTerm?: InputMaybe<Scalars['Int']['input']>;
  freeReschedules?: InputMaybe<Scalars['Int']['input']>;
  graceMinutes?: InputMaybe<Scalars['Int']['input']>;
  lateCancelPercent?: InputMaybe<Scalars['Int']['input']>;
  name: Scalars['String']['input'];
  noShowPercent?: InputMaybe<Scalars['Int']['input']>;
  outageIsFree?: InputMaybe<Scalars['Boolean']['input']>;
  tutorLatePayPercent?: InputMaybe<Scalars['Int']['input']>;
  tutorWaitPayPercent?: InputMaybe<Scalars['Int']['input']>;
  windowHours?: InputMaybe<Scalars['Int']['input']>;
};

export type CancellationPolicyFilter = {
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Part of a name; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
};

export type CancellationPolicyPage = {
  __typename?: 'CancellationPolicyPage';
  items: Array<CancellationPolicy>;
  pageInfo: PageInfo;
};

export type CancellationPolicyPayload = {
  __typename?: 'CancellationPolicyPayload';
  cancellationPolicy?: Maybe<CancellationPolicy>;
  userErrors: Array<UserError>;
};

export type CancellationPolicySort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC';

export type CancellationPolicyUpdateInput = {
  freeLateCancelsPerTerm?: InputMaybe<Scalars['Int']['input']>;
  freeReschedules?: InputMaybe<Scalars['Int']['input']>;
  graceMinutes?: InputMaybe<Scalars['Int']['input']>;
  lateCancelPercent?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  noShowPercent?: InputMaybe<Scalars['Int']['input']>;
  outageIsFree?: InputMaybe<Scalars['Boolean']['input']>;
  tutorLatePayPercent?: InputMaybe<Scalars['Int']['input']>;
  tutorWaitPayPercent?: InputMaybe<Scalars['Int']['input']>;
  windowHours?: InputMaybe<Scalars['Int']['input']>;
};

/** An application of someone who wants to teach: one for each round in which they were considered. */
export type Candidacy = Node & {
  __typename?: 'Candidacy';
  /** When they applied. */
  appliedAt: Scalars['DateTime']['output'];
  /** The check of their background. */
  backgroundCheck: CheckState;
  /** Whether their contract is signed. */
  contractCheck: CheckState;
  /** The country they live in, as two letters. */
  country?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Their CV, as it was uploaded. */
  cvFile?: Maybe<File>;
  /** The address of a CV that lies elsewhere. */
  cvUrl?: Maybe<Scalars['String']['output']>;
  /** When they were born, if known. */
  dateOfBirth?: Maybe<Scalars['Date']['output']>;
  /** The day of the demo lesson. */
  demoDate?: Maybe<Scalars['Date']['output']>;
  /** What was noted in it. */
  demoNotes?: Maybe<Scalars['String']['output']>;
  /** A recording of it, as it was uploaded. */
  demoRecordingFile?: Maybe<File>;
  /** The address of a recording that lies elsewhere. */
  demoRecordingUrl?: Maybe<Scalars['String']['output']>;
  /** Its score, from 1 to 5. */
  demoScore?: Maybe<Scalars['Int']['output']>;
  /** The dialects they speak. */
  dialects: Array<Scalars['String']['output']>;
  /** Whether they are not to be hired again. */
  doNotRehire: Scalars['Boolean']['output'];
  /** Their documents, by kind. */
  documents?: Maybe<Array<TutorDocument>>;
  /** Where they are written to; nobody else has it. */
  email?: Maybe<Scalars['String']['output']>;
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Their gender, if known. */
  gender?: Maybe<Gender>;
  /** Where it goes on when it is no longer on hold. */
  heldFrom?: Maybe<CandidacyStage>;
  /** The day until which it is on hold. */
  holdUntil?: Maybe<Scalars['Date']['output']>;
  /** How many hours a week they want to teach. */
  hoursPerWeek?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  /** The check of their proof of identity. */
  idCheck: CheckState;
  /** The day of the interview. */
  interviewDate?: Maybe<Scalars['Date']['output']>;
  /** The mean of the five scores; null until all are given. */
  interviewMean?: Maybe<Scalars['Float']['output']>;
  /** What was noted in the interview. */
  interviewNotes?: Maybe<Scalars['String']['output']>;
  /** What came of the interview. */
  interviewOutcome?: Maybe<InterviewOutcome>;
  /** Its time by the clock of its zone, for example 09:30. */
  interviewTime?: Maybe<Scalars['String']['output']>;
  /** Its time zone; the candidate's own if none was set. */
  interviewTimeZone?: Maybe<Scalars['TimeZone']['output']>;
  /** Who holds it. */
  interviewer?: Maybe<StaffUser>;
  /** A recording in which they introduce themselves, as it was uploaded. */
  introAudioFile?: Maybe<File>;
  /** The address of such a recording that lies elsewhere. */
  introAudioUrl?: Maybe<Scalars['String']['output']>;
  /** A film in which they introduce themselves, as it was uploaded. */
  introVideoFile?: Maybe<File>;
  /** The address of such a film that lies elsewhere. */
  introVideoUrl?: Maybe<Scalars['String']['output']>;
  /** Whether it is their last round. */
  isLatest: Scalars['Boolean']['output'];
  /** Command of the language, from 1 to 5. */
  languageScore?: Maybe<Scalars['Int']['output']>;
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** Whether they agreed to be written to about offers. */
  marketingConsent: Scalars['Boolean']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
  /** Who watched it. */
  observer?: Maybe<StaffUser>;
  /** What they are offered for an hour, in minor units. */
  offerAmount?: Maybe<Scalars['MinorUnits']['output']>;
  /** What they said. */
  offerAnswer?: Maybe<OfferAnswer>;
  /** When they answered. */
  offerAnsweredAt?: Maybe<Scalars['DateTime']['output']>;
  /** The currency of the offer. */
  offerCurrency?: Maybe<Currency>;
  /** When they were written to about it. */
  offerSentAt?: Maybe<Scalars['DateTime']['output']>;
  /** The day on which they would begin. */
  offerStartsOn?: Maybe<Scalars['Date']['output']>;
  /** Who looks after the application. */
  owner?: Maybe<StaffUser>;
  /** What they are to be paid, latest first. */
  payRates?: Maybe<Array<PayRate>>;
  /** Where their pay is to go; null if nobody has said. */
  payoutAccount?: Maybe<PayoutAccount>;
  /** The check of the account that their pay goes to. */
  payoutCheck: CheckState;
  /** The person's own id, which stays theirs as a tutor or a customer. */
  personId: Scalars['ID']['output'];
  /** With the country's code, for example +2348012345678. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** The check of their references. */
  referencesCheck: CheckState;
  /** The region that would pay them. */
  region?: Maybe<Region>;
  /** When they did. */
  rejectedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who rejected them. */
  rejectedBy?: Maybe<StaffUser>;
  /** What else was said about it. */
  rejectionNote?: Maybe<Scalars['String']['output']>;
  /** Why they were rejected. */
  rejectionReason?: Maybe<RejectionReason>;
  /** Reliability, from 1 to 5. */
  reliabilityScore?: Maybe<Scalars['Int']['output']>;
  /** The day from which they can be considered again. */
  reopenAfter?: Maybe<Scalars['Date']['output']>;
  /** From 1; someone who is considered again has another. */
  round: Scalars['Int']['output'];
  /** All rounds of the person, the last one first. */
  rounds?: Maybe<Array<Candidacy>>;
  /** Another address of theirs. */
  secondaryEmail?: Maybe<Scalars['String']['output']>;
  /** Where they came from. */
  source?: Maybe<CandidateSource>;
  /** Where it stands. */
  stage: CandidacyStage;
  /** Every step of its way, the first one first. */
  stageHistory: Array<StageStep>;
  /** Where the application stood when it was rejected or withdrawn. */
  stageReached?: Maybe<CandidacyStage>;
  /** Since when it has stood there. */
  stageSince: Scalars['DateTime']['output'];
  /** What they want to teach. */
  subjects: Array<Scalars['String']['output']>;
  /** Teaching, from 1 to 5. */
  teachingScore?: Maybe<Scalars['Int']['output']>;
  /** Use of technology, from 1 to 5. */
  technologyScore?: Maybe<Scalars['Int']['output']>;
  /** The time zone they are in. */
  timeZone: Scalars['TimeZone']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** Warmth, from 1 to 5. */
  warmthScore?: Maybe<Scalars['Int']['output']>;
};

/** An application of someone who wants to teach. */
export type CandidacyCreateInput = {
  country?: InputMaybe<Scalars['String']['input']>;
  /** An upload of the kind CV. */
  cvFileId?: InputMaybe<Scalars['ID']['input']>;
  cvUrl?: InputMaybe<Scalars['String']['input']>;
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  dialects: Array<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  gender?: InputMaybe<Gender>;
  hoursPerWeek?: InputMaybe<Scalars['Int']['input']>;
  /** An upload of the kind AUDIO. */
  introAudioFileId?: InputMaybe<Scalars['ID']['input']>;
  introAudioUrl?: InputMaybe<Scalars['String']['input']>;
  introVideoFileId?: InputMaybe<Scalars['ID']['input']>;
  introVideoUrl?: InputMaybe<Scalars['String']['input']>;
  lastName: Scalars['String']['input'];
  marketingConsent: Scalars['Boolean']['input'];
  /** Who looks after the application. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** With the country's code, or as it is dialled in their country or region. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** The region that would pay them. */
  regionId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether someone who is known by this email is meant, to whose record the application is added. */
  samePerson?: InputMaybe<Scalars['Boolean']['input']>;
  secondaryEmail?: InputMaybe<Scalars['String']['input']>;
  source?: InputMaybe<CandidateSource>;
  subjects: Array<Scalars['String']['input']>;
  timeZone: Scalars['String']['input'];
};

export type CandidacyFilter = {
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether they can be considered again today. */
  eligible?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is the person's last round. */
  isLatest?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether they have stood in an open stage for more than seven days. */
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of these owners; `me` is the viewer, `none` is nobody. */
  ownerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these reasons for a rejection. */
  reason?: InputMaybe<Array<RejectionReason>>;
  /** Parts of names, of an email or of a phone number in any order; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these sources. */
  source?: InputMaybe<Array<CandidateSource>>;
  /** Any of these stages; those in which an application is open if left out. */
  stage?: InputMaybe<Array<CandidacyStage>>;
  /** Any of these stages when they were rejected or withdrawn. */
  stageReached?: InputMaybe<Array<CandidacyStage>>;
  /** Who wants to teach any of these subjects. */
  subject?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type CandidacyPage = {
  __typename?: 'CandidacyPage';
  items: Array<Candidacy>;
  pageInfo: PageInfo;
};

export type CandidacyPayload = {
  __typename?: 'CandidacyPayload';
  candidacy?: Maybe<Candidacy>;
  /** With `preview`, the emails that it would send; null otherwise. */
  mails?: Maybe<Array<MailShown>>;
  userErrors: Array<UserError>;
};

export type CandidacySort =
  /** Who applied first comes first. */
  | 'APPLIED_ASC'
  /** Who applied last comes first. */
  | 'APPLIED_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  /** Who was rejected first comes first. */
  | 'REJECTED_ASC'
  /** Who was rejected last comes first. */
  | 'REJECTED_DESC'
  /** Who has stood longest in a stage comes first. */
  | 'STAGE_SINCE_ASC'
  /** Who came to a stage last comes first. */
  | 'STAGE_SINCE_DESC';

/** The stage of an application. */
export type CandidacyStage =
  /** Has come in. */
  | 'APPLIED'
  /** Papers and references are checked. */
  | 'CHECKS'
  /** The candidate gives a lesson to try. */
  | 'DEMO_LESSON'
  /** The candidate is interviewed. */
  | 'INTERVIEW'
  /** The candidate has an offer. */
  | 'OFFER'
  /** The candidate is a tutor. */
  | 'ONBOARDED'
  /** Waits until a day. */
  | 'ON_HOLD'
  /** The candidate is not taken. */
  | 'REJECTED'
  /** Is being looked at. */
  | 'SCREENING'
  /** The candidate does not want to go on. */
  | 'WITHDRAWN';

/** Changes to an application and to whoever applies. What is left out stays. */
export type CandidacyUpdateInput = {
  backgroundCheck?: InputMaybe<CheckState>;
  contractCheck?: InputMaybe<CheckState>;
  country?: InputMaybe<Scalars['String']['input']>;
  /** An upload of the kind CV. */
  cvFileId?: InputMaybe<Scalars['ID']['input']>;
  cvUrl?: InputMaybe<Scalars['String']['input']>;
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  demoDate?: InputMaybe<Scalars['Date']['input']>;
  demoNotes?: InputMaybe<Scalars['String']['input']>;
  demoRecordingFileId?: InputMaybe<Scalars['ID']['input']>;
  demoRecordingUrl?: InputMaybe<Scalars['String']['input']>;
  demoScore?: InputMaybe<Scalars['Int']['input']>;
  dialects?: InputMaybe<Array<Scalars['String']['input']>>;
  email?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  hoursPerWeek?: InputMaybe<Scalars['Int']['input']>;
  idCheck?: InputMaybe<CheckState>;
  interviewDate?: InputMaybe<Scalars['Date']['input']>;
  interviewNotes?: InputMaybe<Scalars['String']['input']>;
  interviewOutcome?: InputMaybe<InterviewOutcome>;
  interviewTime?: InputMaybe<Scalars['String']['input']>;
  interviewTimeZone?: InputMaybe<Scalars['String']['input']>;
  /** Who holds the interview. */
  interviewerId?: InputMaybe<Scalars['ID']['input']>;
  /** An upload of the kind AUDIO. */
  introAudioFileId?: InputMaybe<Scalars['ID']['input']>;
  introAudioUrl?: InputMaybe<Scalars['String']['input']>;
  introVideoFileId?: InputMaybe<Scalars['ID']['input']>;
  introVideoUrl?: InputMaybe<Scalars['String']['input']>;
  languageScore?: InputMaybe<Scalars['Int']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  marketingConsent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Who watches the demo lesson. */
  observerId?: InputMaybe<Scalars['ID']['input']>;
  offerAmount?: InputMaybe<Scalars['MinorUnits']['input']>;
  offerAnswer?: InputMaybe<OfferAnswer>;
  offerCurrency?: InputMaybe<Currency>;
  offerStartsOn?: InputMaybe<Scalars['Date']['input']>;
  /** Who looks after the application. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  payoutCheck?: InputMaybe<CheckState>;
  /** With the country's code, or as it is dialled in their country or region. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  referencesCheck?: InputMaybe<CheckState>;
  /** The region that would pay them. */
  regionId?: InputMaybe<Scalars['ID']['input']>;
  /** What else is to be known of a rejection; of rejected applications alone. */
  rejectionNote?: InputMaybe<Scalars['String']['input']>;
  reliabilityScore?: InputMaybe<Scalars['Int']['input']>;
  secondaryEmail?: InputMaybe<Scalars['String']['input']>;
  source?: InputMaybe<CandidateSource>;
  subjects?: InputMaybe<Array<Scalars['String']['input']>>;
  teachingScore?: InputMaybe<Scalars['Int']['input']>;
  technologyScore?: InputMaybe<Scalars['Int']['input']>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
  warmthScore?: InputMaybe<Scalars['Int']['input']>;
};

/** Where a candidate comes from. */
export type CandidateSource =
  /** Met at an event. */
  | 'EVENT'
  /** Answered an advertisement. */
  | 'JOB_BOARD'
  /** Found the firm by themselves. */
  | 'ORGANIC'
  /** From elsewhere. */
  | 'OTHER'
  /** Was recommended. */
  | 'REFERRAL'
  /** Through social media. */
  | 'SOCIAL';

/** A change to a record that the viewer may see. */
export type Change = {
  __typename?: 'Change';
  /** What happened. */
  action: ChangeAction;
  /** When it happened. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** Pass it as `after` to continue from this change, at any gateway. */
  cursor: Scalars['String']['output'];
  /** The record; null if the viewer may see only some records of its kind. */
  entityId?: Maybe<Scalars['ID']['output']>;
  /** The kind of record; null for OPENED and RESYNC. */
  kind?: Maybe<EntityKind>;
  /** The record it belongs to, for example the curriculum of a part. */
  partOfId?: Maybe<Scalars['ID']['output']>;
  /** The record's version after the change. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** What happened to a record, or to the stream itself. */
export type ChangeAction =
  /** It was archived. */
  | 'ARCHIVED'
  /** It was added. */
  | 'CREATED'
  /** It was deleted. */
  | 'DELETED'
  /** The stream starts here. */
  | 'OPENED'
  /** Changes may have been missed: read everything shown again. */
  | 'RESYNC'
  /** It moved to another state. */
  | 'STATE_CHANGED'
  /** It was changed. */
  | 'UPDATED';

/** Lessons that were made by other rules of their zone than those of today. */
export type ChangedRule = {
  __typename?: 'ChangedRule';
  /** When the first of them begins. */
  firstAt: Scalars['DateTime']['output'];
  /** How many lessons to come. */
  lessons: Scalars['Int']['output'];
  /** The zone. */
  timeZone: Scalars['TimeZone']['output'];
};

/** Who acts and speaks in stories and conversations. */
export type Character = Node & {
  __typename?: 'Character';
  /** Whether it can be chosen for new stories. */
  active: Scalars['Boolean']['output'];
  /** How old; null if it does not matter. */
  ageGroup?: Maybe<AgeGroup>;
  /** What writers should know of it. */
  bio?: Maybe<Scalars['String']['output']>;
  /** How many conversation practices have it; archived ones do not count. */
  conversationCount: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Other looks. */
  expressions: Array<CharacterExpression>;
  /** The gender; null if it does not matter. */
  gender?: Maybe<Gender>;
  id: Scalars['ID']['output'];
  /** What the picture shows, for those who cannot see it. */
  imageAlt: Scalars['String']['output'];
  /** The picture of the usual look; seen at once wherever the character is. */
  imageFile?: Maybe<File>;
  /** The name, unique among characters. */
  name: Scalars['String']['output'];
  /** The usual voice; null where none is chosen. */
  speaker?: Maybe<Speaker>;
  /** How many stories have it; archived ones do not count. */
  storyCount: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type CharacterCreateInput = {
  ageGroup?: InputMaybe<AgeGroup>;
  bio?: InputMaybe<Scalars['String']['input']>;
  /** Other looks, at most twelve. */
  expressions?: InputMaybe<Array<CharacterExpressionInput>>;
  gender?: InputMaybe<Gender>;
  imageAlt: Scalars['String']['input'];
  /** The picture of the usual look, sent as `app-image`. */
  imageFileId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  /** Somebody who has agreed that learners hear them. */
  speakerId?: InputMaybe<Scalars['ID']['input']>;
};

/** A look of a character. */
export type CharacterExpression = {
  __typename?: 'CharacterExpression';
  /** Stays the same whatever its name and picture become. */
  id: Scalars['ID']['output'];
  /** The picture of it. */
  imageFile?: Maybe<File>;
  /** The name, unique among those of its character. */
  name: Scalars['String']['output'];
};

/** A look of a character. */
export type CharacterExpressionInput = {
  /** Of one that the character has; left out for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The picture of it, sent as `app-image`. */
  imageFileId: Scalars['ID']['input'];
  /** The name, unique among those of its character. */
  name: Scalars['String']['input'];
};

export type CharacterFilter = {
  /** True for characters in use, false for archived ones. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Part of a name; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
};

export type CharacterPage = {
  __typename?: 'CharacterPage';
  items: Array<Character>;
  pageInfo: PageInfo;
};

export type CharacterPayload = {
  __typename?: 'CharacterPayload';
  character?: Maybe<Character>;
  userErrors: Array<UserError>;
};

export type CharacterSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC';

export type CharacterUpdateInput = {
  ageGroup?: InputMaybe<AgeGroup>;
  bio?: InputMaybe<Scalars['String']['input']>;
  /** Other looks, all of them; one that is left out is removed. */
  expressions?: InputMaybe<Array<CharacterExpressionInput>>;
  gender?: InputMaybe<Gender>;
  imageAlt?: InputMaybe<Scalars['String']['input']>;
  /** The picture of the usual look, sent as `app-image`. */
  imageFileId?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Somebody who has agreed that learners hear them. */
  speakerId?: InputMaybe<Scalars['ID']['input']>;
};

/** How a check of a candidate stands. */
export type CheckState =
  /** Passed. */
  | 'DONE'
  /** Not passed. */
  | 'FAILED'
  /** Left out on purpose. */
  | 'NOT_NEEDED'
  /** To be started. */
  | 'TODO'
  /** Under way. */
  | 'WAITING';

/** What a change of the clocks does to the time of a lesson. */
export type ClockChange =
  /** It does not exist on that day. */
  | 'GAP'
  /** It comes twice on that day. */
  | 'OVERLAP';

/** What changes of clocks bring in the days to come. */
export type ClockChangeReview = {
  __typename?: 'ClockChangeReview';
  /** The changes within 21 days, the first first. */
  changes: Array<ClockShift>;
  /** What they move for tutors, at most 500. */
  moved: Array<MovedSlot>;
  /** The next change after these. */
  next?: Maybe<ClockShift>;
  /** Where the rules of a zone have changed since lessons were made. */
  rules: Array<ChangedRule>;
};

/** That both sides of a course were told of a change of a clock. */
export type ClockNotice = {
  __typename?: 'ClockNotice';
  /** Those who pay for the lessons and have an email. */
  customers: Array<Customer>;
  /** So many days before the change: 14 or 2. */
  daysAhead: Scalars['Int']['output'];
  /** When. */
  toldAt: Scalars['DateTime']['output'];
  /** The tutor; null if they have no email. */
  tutor?: Maybe<Tutor>;
};

/** A zone's clock goes forward by so many minutes, or back where they are negative. */
export type ClockShift = {
  __typename?: 'ClockShift';
  /** The first instant by the new clock. */
  at: Scalars['DateTime']['output'];
  /** By how much. */
  minutes: Scalars['Int']['output'];
  /** Whose clock. */
  timeZone: Scalars['TimeZone']['output'];
};

/** Whose a code is. */
export type CodeHolder = {
  __typename?: 'CodeHolder';
  /** The code, in capitals. */
  code: Scalars['String']['output'];
  /** The id of the partner, or of the person. */
  holderId: Scalars['ID']['output'];
  /** What they are. */
  kind: CodeHolderKind;
  /** Their name. */
  name: Scalars['String']['output'];
  /** Why nobody new can come with it, such as paused; null if they can. */
  stopped?: Maybe<Scalars['String']['output']>;
};

/** Whose a code is. */
export type CodeHolderKind =
  /** A customer who refers. */
  | 'CUSTOMER_REFERRER'
  /** A partner. */
  | 'PARTNER'
  /** A teacher who refers. */
  | 'TEACHER_REFERRER';

export type ColleagueFilter = {
  /** Part of a name; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
};

export type ColleagueSort =
  /** By last name, then first name, ascending. */
  | 'NAME_ASC'
  /** By last name, then first name, descending. */
  | 'NAME_DESC';

/** An agreed course of lessons. */
export type ConfirmedLesson = Node & {
  __typename?: 'ConfirmedLesson';
  /** Whose clock the lessons keep to. */
  anchorTimeZone: Scalars['TimeZone']['output'];
  /** When the lessons are paid. */
  billing: LessonBilling;
  /** Days on which none could be booked since someone was busy or away. */
  clashDates: Array<Scalars['Date']['output']>;
  /** For example L-000123; never reused. */
  confirmedNumber: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** How it stands with credit; null for courses that are over or not prepaid. */
  credit?: Maybe<CourseCredit>;
  /** Who pays. */
  customer?: Maybe<Customer>;
  /** How long a lesson is. */
  durationMinutes: Scalars['Int']['output'];
  /** What its lessons cost before its price was changed, the earliest first. */
  earlierPrices: Array<EarlierPrice>;
  /** The last day, if one was set. */
  endOn?: Maybe<Scalars['Date']['output']>;
  /** Why it was ended. */
  endedReason?: Maybe<Scalars['String']['output']>;
  /** Lessons are booked up to this day, which is not included. */
  generatedUntil: Scalars['Date']['output'];
  /** The last change of its tutor. */
  handover?: Maybe<CourseHandover>;
  id: Scalars['ID']['output'];
  /** The kind of lessons. */
  kind: LessonKind;
  /** Who is taught: a customer or a dependent; null for a pod. */
  learner?: Maybe<Learner>;
  /** How many lessons there are to be, if that was set. */
  lessonCount?: Maybe<Scalars['Int']['output']>;
  /** What opens the link. */
  meetingPasscode?: Maybe<Scalars['String']['output']>;
  /** Where the lessons are held. */
  meetingProvider?: Maybe<MeetingProvider>;
  /** The link to them. */
  meetingUrl?: Maybe<Scalars['String']['output']>;
  /** When the next lesson begins, if one is booked. */
  nextLessonAt?: Maybe<Scalars['DateTime']['output']>;
  /** The first day of a pause. */
  pausedFrom?: Maybe<Scalars['Date']['output']>;
  /** The last day of a pause. */
  pausedUntil?: Maybe<Scalars['Date']['output']>;
  /** The pod that is taught. */
  pod?: Maybe<CustomerPod>;
  /** The cancellation policy, as it was when the course was confirmed. */
  policySnapshot: PolicyCopy;
  /** For one lesson, in minor units. */
  priceAmount: Scalars['MinorUnits']['output'];
  /** The currency of the price. */
  priceCurrency: Currency;
  /** The region of whoever pays. */
  region?: Maybe<Region>;
  /** What it came of. */
  request?: Maybe<LessonRequest>;
  /** Since when its times are as they are, if they were changed. */
  scheduleFrom?: Maybe<Scalars['Date']['output']>;
  /** Days without a lesson. */
  skipDates: Array<Scalars['Date']['output']>;
  /** When lessons begin, week by week. */
  slots: Array<CourseSlot>;
  /** The first day on which there may be a lesson. */
  startOn: Scalars['Date']['output'];
  /** Where it stands. */
  status: ConfirmedLessonStatus;
  /** Since when. */
  statusSince: Scalars['DateTime']['output'];
  /** What is taught. */
  subject: Scalars['String']['output'];
  /** Who teaches. */
  tutor?: Maybe<Tutor>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type ConfirmedLessonFilter = {
  /** Paid in any of these ways. */
  billing?: InputMaybe<Array<LessonBilling>>;
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether there are days on which no lesson could be booked. */
  clash?: InputMaybe<Scalars['Boolean']['input']>;
  /** Prepaid courses that go on, by how many lessons ahead are paid for. Only for those who may read invoices. */
  credit?: InputMaybe<Array<CourseCreditState>>;
  /** Paid by any of these customers. */
  customerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these kinds. */
  kind?: InputMaybe<Array<LessonKind>>;
  /** For any of these learners or pods. */
  learnerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether it is paused, or a pause is ahead. */
  pausing?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of these regions; `my-regions` are the viewer's. */
  regionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** What any of these requests became. */
  requestId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A number, or parts of the name of whoever pays, learns or teaches; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these states; those that go on where none is given. */
  status?: InputMaybe<Array<ConfirmedLessonStatus>>;
  /** Any of these subjects. */
  subject?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Taught by any of these tutors. */
  tutorId?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type ConfirmedLessonPage = {
  __typename?: 'ConfirmedLessonPage';
  items: Array<ConfirmedLesson>;
  pageInfo: PageInfo;
};

export type ConfirmedLessonPayload = {
  __typename?: 'ConfirmedLessonPayload';
  /** With `preview`, what the lessons that it settles would come to, the earliest first; null otherwise. */
  comesTo?: Maybe<Array<LessonComesTo>>;
  confirmedLesson?: Maybe<ConfirmedLesson>;
  /** With `preview`, the emails that it would send; null otherwise. */
  mails?: Maybe<Array<MailShown>>;
  userErrors: Array<UserError>;
};

export type ConfirmedLessonSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'NUMBER_ASC'
  | 'NUMBER_DESC'
  /** What begins first comes first. */
  | 'START_ASC'
  /** What begins last comes first. */
  | 'START_DESC';

/** Where a confirmed course of lessons stands. */
export type ConfirmedLessonStatus =
  /** Lessons are given. */
  | 'ACTIVE'
  /** Its lessons are held until it is paid for. */
  | 'AWAITING_PAYMENT'
  /** It was called off before it was paid for. */
  | 'CANCELLED'
  /** It is over, or was ended. */
  | 'ENDED'
  /** No lessons for a while. */
  | 'PAUSED';

/** What a conflict forbids. */
export type ConflictLevel =
  /** It forbids the lesson to all but directors. */
  | 'DIRECTOR'
  /** It forbids the lesson. */
  | 'HARD'
  /** It only asks whether the lesson is meant. */
  | 'SOFT';

/** What stands in the way of a lesson. */
export type ConflictRule =
  /** The tutor's background check has expired, and the learner is under 18. */
  | 'BACKGROUND_CHECK'
  /** The tutor has too short a break. */
  | 'GAP'
  /** The tutor has not set their hours. */
  | 'HOURS_NOT_SET'
  /** The learner has another lesson. */
  | 'LEARNER_BUSY'
  /** It is night for a learner under 18. */
  | 'NIGHT'
  /** The tutor needs more notice. */
  | 'NOTICE'
  /** The tutor is paused or has left. */
  | 'NOT_TAKING'
  /** The customer is blocked, or the learner is archived. */
  | 'NOT_TAUGHT'
  /** It is outside the tutor's hours. */
  | 'OUTSIDE_HOURS'
  /** The tutor has time off. */
  | 'TUTOR_AWAY'
  /** The tutor has another lesson. */
  | 'TUTOR_BUSY'
  /** The tutor has more hours that week than they want. */
  | 'WEEKLY_HOURS';

/** What a speaker's recordings may be used for. */
export type ConsentUse =
  /** Heard by learners in the app. */
  | 'APP'
  /** Part of the data that speech models are trained on. */
  | 'TRAINING';

/** A colleague in the contacts list. */
export type Contact = Node & {
  __typename?: 'Contact';
  /** The URL of their picture, on this server. */
  avatar?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Whether they were active in the last five minutes. */
  isActive: Scalars['Boolean']['output'];
  /** When they were last active; null if never. */
  lastActivity?: Maybe<Scalars['DateTime']['output']>;
  /** First and last name. */
  name: Scalars['String']['output'];
};

/** How someone would rather be reached. */
export type ContactChannel =
  /** By email. */
  | 'EMAIL'
  /** By telephone. */
  | 'PHONE'
  /** By text message. */
  | 'SMS'
  /** By WhatsApp. */
  | 'WHATSAPP';

/** What keeps content of the learning app from being submitted. */
export type ContentCheck = {
  __typename?: 'ContentCheck';
  /** The field, such as `examples.0.translation`. */
  field: Scalars['String']['output'];
  /** What is missing. */
  message: Scalars['String']['output'];
};

/** Somebody who writes lessons of the learning content. The id is the account's. */
export type ContentCreator = Node & {
  __typename?: 'ContentCreator';
  /** When it was archived; null while in use. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The share of reviews of what they wrote that end in asking for changes, from 0 to 1; null before the first. */
  changesRequestedRate?: Maybe<Scalars['Float']['output']>;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** How many of their lessons are being reviewed. */
  inReviewCount: Scalars['Int']['output'];
  /** What they write in, for example Igbo. */
  languages: Array<Scalars['String']['output']>;
  /** In how many days half of their lessons were published after they were given them; null before the first. */
  medianDays?: Maybe<Scalars['Float']['output']>;
  /** How many of their lessons are not published. */
  openCount: Scalars['Int']['output'];
  /** How many of their lessons should be ready by now. */
  overdueCount: Scalars['Int']['output'];
  /** Whose account it is; null if they have left. */
  person?: Maybe<StaffUser>;
  /** How many of their lessons were published since the first of the month, by the reader's clock. */
  publishedThisMonth: Scalars['Int']['output'];
  /** What they write about best. */
  specialities: Array<Scalars['String']['output']>;
  /** Whether they are given lessons to write. */
  status: CreatorStatus;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** How many lessons a week they are to write. */
  weeklyTarget?: Maybe<Scalars['Int']['output']>;
};

export type ContentCreatorCreateInput = {
  /** At least one. */
  languages: Array<Scalars['String']['input']>;
  specialities?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Active if left out. */
  status?: InputMaybe<CreatorStatus>;
  /** From 1 to 100. */
  weeklyTarget?: InputMaybe<Scalars['Int']['input']>;
};

export type ContentCreatorFilter = {
  /** Who write in any of these languages. */
  language?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Part of a name; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only those with this status. */
  status?: InputMaybe<CreatorStatus>;
};

export type ContentCreatorPage = {
  __typename?: 'ContentCreatorPage';
  items: Array<ContentCreator>;
  pageInfo: PageInfo;
};

export type ContentCreatorPayload = {
  __typename?: 'ContentCreatorPayload';
  creator?: Maybe<ContentCreator>;
  userErrors: Array<UserError>;
};

export type ContentCreatorSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC';

export type ContentCreatorUpdateInput = {
  /** At least one. */
  languages?: InputMaybe<Array<Scalars['String']['input']>>;
  specialities?: InputMaybe<Array<Scalars['String']['input']>>;
  status?: InputMaybe<CreatorStatus>;
  /** From 1 to 100. */
  weeklyTarget?: InputMaybe<Scalars['Int']['input']>;
};

/** How far the lessons of all exams are, and how their reviews end; of those that you may see. */
export type ContentStats = {
  __typename?: 'ContentStats';
  /** The share of reviews that end in asking for changes, from 0 to 1; null before the first. */
  changesRequestedRate?: Maybe<Scalars['Float']['output']>;
  /** Lessons that are not handed in although their day has passed. */
  overdueCount: Scalars['Int']['output'];
  /** Lessons published since the first of the month. */
  publishedThisMonth: Scalars['Int']['output'];
  /** All four statuses, in order. */
  statuses: Array<ContentStatusFigures>;
};

/** The status of a content lesson. */
export type ContentStatus =
  /** Being written. */
  | 'DRAFT'
  /** Nothing has been written yet. */
  | 'NO_CONTENT'
  /** A version has been published. */
  | 'PUBLISHED'
  /** Waiting for its reviewer. */
  | 'REVIEW';

/** The lessons of one status. */
export type ContentStatusFigures = {
  __typename?: 'ContentStatusFigures';
  /** The status. */
  contentStatus: ContentStatus;
  /** How many lessons have it. */
  count: Scalars['Int']['output'];
  /** For how many days half of them have had it; null of none. */
  medianDays?: Maybe<Scalars['Float']['output']>;
};

/** The pictures that conversations are given. */
export type ConversationArt = {
  __typename?: 'ConversationArt';
  /** What a conversation may be set in. */
  backgrounds: Array<ConversationPicture>;
  /** Who may be seen speaking. */
  characters: Array<ConversationPicture>;
};

/** A character or a background, as far as whoever writes conversations needs it. */
export type ConversationPicture = {
  __typename?: 'ConversationPicture';
  /** The id of the character or background. */
  id: Scalars['ID']['output'];
  /** What the picture shows, for those who cannot see it. */
  imageAlt: Scalars['String']['output'];
  /** The picture. */
  imageFile?: Maybe<File>;
  /** What it is called. */
  name: Scalars['String']['output'];
};

/** A conversation that learners practise in one of its two roles. */
export type ConversationPractice = Node & {
  __typename?: 'ConversationPractice';
  /** Who added it; null for the system. */
  author?: Maybe<StaffUser>;
  /** Everyone who has written since it was last published. */
  authors?: Maybe<Array<StaffUser>>;
  /** What it is set in: one of the pictures of `conversationArt`. */
  backgroundId?: Maybe<Scalars['ID']['output']>;
  /** What keeps it from being submitted. */
  checks: Array<ContentCheck>;
  /** What reviewers asked to change, the oldest first. */
  comments: Array<ReviewComment>;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Which of the two the learner plays, by the role's id. */
  learnerRoleId?: Maybe<Scalars['String']['output']>;
  /** For which level it is. */
  level: LearnerLevel;
  /** Since when the app has it. */
  liveAt?: Maybe<Scalars['DateTime']['output']>;
  /** Which published copy the app has; null for none. */
  liveVersion?: Maybe<Scalars['Int']['output']>;
  /** What the viewer may do with it now. */
  offered: Array<ReviewAct>;
  /** Who is asked to review it. */
  reviewer?: Maybe<StaffUser>;
  /** The two who speak. */
  roles: Array<ConversationRole>;
  /** Who meets where, and what for. */
  situation?: Maybe<Scalars['String']['output']>;
  /** How far the working copy has come. */
  status: ReviewStatus;
  /** The language. */
  subject: Scalars['String']['output'];
  /** What it is called; unique in its language. */
  title: Scalars['String']['output'];
  /** How many turns there are. */
  turnCount: Scalars['Int']['output'];
  /** What is said, in its order. */
  turns: Array<ConversationTurn>;
  /** How many of them have a recording that the app may use. */
  turnsRecorded: Scalars['Int']['output'];
  /** How many turns have a text, which can be recorded. */
  turnsToRecord: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** What does not keep it from being submitted, but is seldom meant. */
  warnings: Array<ContentCheck>;
  /** The words it teaches, in their order. */
  words?: Maybe<Array<Word>>;
};

export type ConversationPracticeCreateInput = {
  backgroundId?: InputMaybe<Scalars['ID']['input']>;
  /** Needed before it is submitted. */
  learnerRoleId?: InputMaybe<Scalars['String']['input']>;
  level: LearnerLevel;
  /** Exactly two. */
  roles: Array<ConversationRoleInput>;
  /** Needed before it is submitted. */
  situation?: InputMaybe<Scalars['String']['input']>;
  subject: Scalars['String']['input'];
  title: Scalars['String']['input'];
  /** Up to 60; at least two before it is submitted. */
  turns?: InputMaybe<Array<ConversationTurnInput>>;
  /** The vocabulary, up to 50 words; published by the time the conversation is. */
  wordIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type ConversationPracticeFilter = {
  /** Added by any of these people; `me` is the viewer, `none` is nobody. */
  authorId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** With any of these backgrounds. */
  backgroundId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** With any of these characters. */
  characterId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether the app has a published copy. */
  inApp?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of these levels. */
  level?: InputMaybe<Array<LearnerLevel>>;
  /** Waiting for any of these reviewers; `me` is the viewer, `none` is nobody. */
  reviewerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of a title; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these states; all but archived conversations if left out. */
  status?: InputMaybe<Array<ReviewStatus>>;
  /** Any of these languages. */
  subject?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type ConversationPracticePage = {
  __typename?: 'ConversationPracticePage';
  items: Array<ConversationPractice>;
  pageInfo: PageInfo;
};

export type ConversationPracticePayload = {
  __typename?: 'ConversationPracticePayload';
  conversationPractice?: Maybe<ConversationPractice>;
  userErrors: Array<UserError>;
};

export type ConversationPracticeSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'TITLE_ASC'
  | 'TITLE_DESC'
  /** What was changed longest ago comes first. */
  | 'UPDATED_ASC'
  /** What was changed last comes first. */
  | 'UPDATED_DESC';

/** Changes to a conversation practice. What is left out stays; lists are given whole. */
export type ConversationPracticeUpdateInput = {
  backgroundId?: InputMaybe<Scalars['ID']['input']>;
  learnerRoleId?: InputMaybe<Scalars['String']['input']>;
  level?: InputMaybe<LearnerLevel>;
  /** Exactly two. */
  roles?: InputMaybe<Array<ConversationRoleInput>>;
  situation?: InputMaybe<Scalars['String']['input']>;
  subject?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  /** Up to 60. */
  turns?: InputMaybe<Array<ConversationTurnInput>>;
  /** The vocabulary, up to 50 words. */
  wordIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Somebody who speaks in a conversation. */
export type ConversationRole = {
  __typename?: 'ConversationRole';
  /** Who is seen: one of the pictures of `conversationArt`. */
  characterId?: Maybe<Scalars['ID']['output']>;
  /** What they are called, such as the trader. */
  name?: Maybe<Scalars['String']['output']>;
  /** Its id within the conversation, which it keeps. */
  roleId: Scalars['String']['output'];
};

/** Somebody who speaks in a conversation. */
export type ConversationRoleInput = {
  /** Left out for somebody who is not seen. */
  characterId?: InputMaybe<Scalars['ID']['input']>;
  /** Needed before the conversation is submitted. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Chosen by whoever adds it, and kept for good: up to 40 letters and digits. */
  roleId: Scalars['String']['input'];
};

/** What one of the two says before the other goes on. */
export type ConversationTurn = {
  __typename?: 'ConversationTurn';
  /** What the learner chooses from in their own turn; empty where there is nothing to choose. */
  learnerChoices: Array<LearnerChoice>;
  /** The recording that the app plays. */
  mainRecording?: Maybe<AppRecording>;
  /** Who says it, by the role's id. */
  roleId?: Maybe<Scalars['String']['output']>;
  /** Whether it can be heard. */
  sounding: Sounding;
  /** The words, in the language of the conversation. */
  text?: Maybe<Scalars['String']['output']>;
  /** In English. */
  translation?: Maybe<Scalars['String']['output']>;
  /** Its id within the conversation, which it keeps. */
  turnId: Scalars['String']['output'];
};

/** What one of the two says before the other goes on. */
export type ConversationTurnInput = {
  /** On the learner's turns: none, or from 2 to 4 of which one is good, before the conversation is submitted. */
  learnerChoices?: Array<LearnerChoiceInput>;
  /** One of the two roles, before the conversation is submitted. */
  roleId?: InputMaybe<Scalars['String']['input']>;
  /** Needed before the conversation is submitted, unless there are choices. */
  text?: InputMaybe<Scalars['String']['input']>;
  translation?: InputMaybe<Scalars['String']['input']>;
  /** Chosen by whoever adds it, and kept for good: up to 40 letters and digits. */
  turnId: Scalars['String']['input'];
};

/** What a change would do to the lessons of a course. */
export type CourseChange = {
  __typename?: 'CourseChange';
  /** How many are booked besides. */
  added: Scalars['Int']['output'];
  /** How many booked lessons would be cancelled. */
  cancelled: Scalars['Int']['output'];
  /** What is about all of them. */
  conflicts: Array<LessonConflict>;
  /** On how many days there is no lesson in a pause. */
  days: Scalars['Int']['output'];
  /** How many stay where they are. */
  kept: Scalars['Int']['output'];
  /** How many of these later than the policy asks for. */
  late: Scalars['Int']['output'];
  /** Lessons at their new times, or with their new tutor. */
  lessons: Array<PlannedLesson>;
  /** How many move to another time. */
  moved: Scalars['Int']['output'];
};

/** A change that nobody has made yet. */
export type CourseChangeInput = {
  /** Whose clock they keep to; as before where it is left out. */
  anchorTimeZone?: InputMaybe<Scalars['TimeZone']['input']>;
  /** Which. */
  change: CourseChangeKind;
  /** The first day; today where it is left out. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Days to leave out. */
  skipDates?: InputMaybe<Array<Scalars['Date']['input']>>;
  /** The new times. */
  slots?: InputMaybe<Array<CourseSlotInput>>;
  /** Who is to teach. */
  tutorId?: InputMaybe<Scalars['ID']['input']>;
  /** The last day of a pause. */
  until?: InputMaybe<Scalars['Date']['input']>;
};

/** What may be changed of a course from a day on. */
export type CourseChangeKind =
  /** No more lessons. */
  | 'END'
  /** No lessons for a while. */
  | 'PAUSE'
  /** Other times. */
  | 'SCHEDULE'
  /** Another tutor. */
  | 'TUTOR';

/** How a prepaid course stands with the customer’s credit. */
export type CourseCredit = {
  __typename?: 'CourseCredit';
  /** How many lessons ahead are paid for, whether they are booked or not. */
  lessonsLeft: Scalars['Int']['output'];
  /** Of these, how many are not booked yet; none of them leaves no credit for another lesson. */
  unbooked: Scalars['Int']['output'];
  /** When the first booked lesson begins that is not paid for in full; null if all are. */
  unpaidFrom?: Maybe<Scalars['DateTime']['output']>;
};

/** How a prepaid course stands with its credit. */
export type CourseCreditState =
  /** More than one lesson ahead is paid for. */
  | 'HAS_CREDIT'
  /** None is. */
  | 'NO_CREDIT'
  /** One lesson ahead is paid for. */
  | 'RUNS_OUT';

/** Whether everybody of a course is free at a time. */
export type CourseFree = {
  __typename?: 'CourseFree';
  /** Whether they are on time off, rather than in a lesson. */
  away: Scalars['Boolean']['output'];
  /** Who is not free: the tutor, a learner or a member of the pod; null where all are. */
  busy?: Maybe<Scalars['String']['output']>;
  /** The course, by its id. */
  courseId: Scalars['ID']['output'];
  /** When they are free again; null where all are free. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** How a course was handed from one tutor to another. */
export type CourseHandover = {
  __typename?: 'CourseHandover';
  /** The first day of the new tutor. */
  effectiveOn: Scalars['Date']['output'];
  /** Who taught before. */
  fromTutor?: Maybe<Tutor>;
  /** What the new tutor should know. */
  note: Scalars['String']['output'];
};

/** A course for which no invoice would be sent. */
export type CourseLeftOut = {
  __typename?: 'CourseLeftOut';
  /** The course. */
  courseId: Scalars['ID']['output'];
  /** Its number. */
  name: Scalars['String']['output'];
  /** Why. */
  reason: Scalars['String']['output'];
};

/** From when until when there are no lessons, and why. */
export type CoursePauseInput = {
  /** Who asked for it: the customer, the tutor or staff. */
  byKind: LessonParty;
  /** The first day without lessons. */
  from: Scalars['Date']['input'];
  /** Needed where the reason is another one. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Why. */
  reason: LessonReason;
  /** The last day without lessons, at most 90 days in all. */
  until: Scalars['Date']['input'];
};

/** New times of a course from a day on. */
export type CourseScheduleInput = {
  /** Whose clock they keep to; as before where it is left out. */
  anchorTimeZone?: InputMaybe<Scalars['TimeZone']['input']>;
  /** Whether what is unusual is meant. */
  despite?: InputMaybe<Scalars['Boolean']['input']>;
  /** The first day to which they apply. */
  effectiveOn: Scalars['Date']['input'];
  /** Days without a lesson. */
  skipDates?: InputMaybe<Array<Scalars['Date']['input']>>;
  /** The times of a week. */
  slots: Array<CourseSlotInput>;
};

/** When lessons of a week begin in a course. */
export type CourseSlot = {
  __typename?: 'CourseSlot';
  /** How long a lesson is. */
  durationMinutes: Scalars['Int']['output'];
  /** For example 18:00, by the clock of the course. */
  start: Scalars['String']['output'];
  /** 1 is Monday, 7 is Sunday. */
  weekday: Scalars['Int']['output'];
};

/** A slot of a week. */
export type CourseSlotInput = {
  /** For example 18:00. */
  start: Scalars['String']['input'];
  /** 1 is Monday, 7 is Sunday. */
  weekday: Scalars['Int']['input'];
};

/** Another tutor from a day on. */
export type CourseTutorInput = {
  /** Whether what is unusual is meant. */
  despite?: InputMaybe<Scalars['Boolean']['input']>;
  /** Their first day. */
  effectiveOn: Scalars['Date']['input'];
  /** What they should know. */
  note: Scalars['String']['input'];
  /** Who. */
  tutorId: Scalars['ID']['input'];
};

/** Who could give a lesson whose tutor is away. */
export type CoverTutors = {
  __typename?: 'CoverTutors';
  /** The lesson's id. */
  lessonId: Scalars['ID']['output'];
  /** Who suits it best; nobody is suggested for two lessons at once. Null where nobody is free. */
  suggestedTutor?: Maybe<Tutor>;
  /** The best first; at most 15. */
  tutors: Array<TutorMatch>;
};

/** Whether a content creator is given lessons to write. */
export type CreatorStatus =
  /** They are. */
  | 'ACTIVE'
  /** Not for the time being. */
  | 'PAUSED';

/** What became of a part of a credit. */
export type CreditEntry = {
  __typename?: 'CreditEntry';
  /** When it was written down. */
  at: Scalars['DateTime']['output'];
  /** What is left after it. */
  balance: Scalars['MinorUnits']['output'];
  /** Who did it; null for the system. */
  by?: Maybe<StaffUser>;
  /** The day it counts for. */
  day: Scalars['Date']['output'];
  /** The day that it is about, where that month was closed. */
  forDay?: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  /** The invoice that it pays. */
  invoice?: Maybe<Invoice>;
  /** The lesson that uses it. */
  lesson?: Maybe<BookedLesson>;
  /** Signed: minutes or minor units. */
  quantity: Scalars['MinorUnits']['output'];
  /** Why. */
  reason?: Maybe<Scalars['String']['output']>;
  /** What it does. */
  type: CreditEntryType;
  /** What that is worth, without tax. */
  value: Scalars['MinorUnits']['output'];
};

/** What an entry does to a credit. */
export type CreditEntryType =
  /** A correction. */
  | 'ADJUST'
  /** It pays an invoice. */
  | 'APPLY'
  /** It has expired. */
  | 'EXPIRE'
  /** Credit is given. */
  | 'GRANT'
  /** What paid an invoice comes back. */
  | 'PUT_BACK'
  /** It is given back as money. */
  | 'REFUND'
  /** What was used comes back. */
  | 'RETURN'
  /** It comes from another learner. */
  | 'TRANSFER_IN'
  /** It goes to another learner. */
  | 'TRANSFER_OUT'
  /** A lesson uses it. */
  | 'USE';

/** Minutes of lessons or money that a customer may use. */
export type CreditLot = Node & {
  __typename?: 'CreditLot';
  createdAt: Scalars['DateTime']['output'];
  /** The currency of what it is worth. */
  currency: Currency;
  /** Whose it is. */
  customer?: Maybe<Customer>;
  /** What became of it, the oldest first. */
  entries: Array<CreditEntry>;
  /** The last day of use. */
  expiresOn?: Maybe<Scalars['Date']['output']>;
  /** What cannot be used while a payment is disputed. */
  frozen: Scalars['MinorUnits']['output'];
  /** What is paid for so far, or given. */
  granted: Scalars['MinorUnits']['output'];
  id: Scalars['ID']['output'];
  /** The invoice that sold it. */
  invoice?: Maybe<Invoice>;
  /** Whom it is for; empty for all learners of the customer. */
  learners: Array<Learner>;
  /** The usual length of its lessons. */
  lessonMinutes?: Maybe<Scalars['Int']['output']>;
  /** Why it was given. */
  note?: Maybe<Scalars['String']['output']>;
  /** The payment that left it over. */
  payment?: Maybe<Payment>;
  /** The pod that it is for. */
  pod?: Maybe<CustomerPod>;
  /** What is reserved for lessons that are booked, in its unit. */
  reserved: Scalars['MinorUnits']['output'];
  /** What is left. */
  rest: Scalars['MinorUnits']['output'];
  /** What was sold or given: minutes or minor units. */
  size: Scalars['MinorUnits']['output'];
  /** Where it comes from. */
  source: CreditSource;
  /** What it is for; empty for every subject. */
  subjects: Array<Scalars['String']['output']>;
  /** The tax on it. */
  tax: Scalars['MinorUnits']['output'];
  /** With whom it can be used; empty for every tutor. */
  tutors: Array<Tutor>;
  /** What it is counted in. */
  unit: CreditUnit;
  updatedAt: Scalars['DateTime']['output'];
  /** What lessons that were given take, and no entry says yet. */
  used: Scalars['MinorUnits']['output'];
  version: Scalars['Int']['output'];
  /** What that is worth without tax; 0 for a gift. */
  worth: Scalars['MinorUnits']['output'];
};

/** A gift to a customer. */
export type CreditLotCreateInput = {
  /** What these minutes would cost; it counts towards the limit of the month. */
  cost?: InputMaybe<Scalars['MinorUnits']['input']>;
  currency: Currency;
  /** Who gets it. */
  customerId: Scalars['ID']['input'];
  expiresOn?: InputMaybe<Scalars['Date']['input']>;
  /** The feedback that it answers, which says then what came of it. */
  feedbackId?: InputMaybe<Scalars['ID']['input']>;
  /** For one learner alone. */
  learnerId?: InputMaybe<Scalars['ID']['input']>;
  /** Minutes or minor units. */
  quantity: Scalars['MinorUnits']['input'];
  /** Why. */
  reason: Scalars['String']['input'];
  subjects?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Minutes or money. */
  unit: CreditUnit;
};

export type CreditLotFilter = {
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Any of these currencies. */
  currency?: InputMaybe<Array<Currency>>;
  /** Of any of these customers. */
  customerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Sold by any of these invoices. */
  invoiceId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** For any of these learners. */
  learnerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** From any of these sources. */
  source?: InputMaybe<Array<CreditSource>>;
  /** Minutes or money. */
  unit?: InputMaybe<Array<CreditUnit>>;
};

export type CreditLotPage = {
  __typename?: 'CreditLotPage';
  items: Array<CreditLot>;
  pageInfo: PageInfo;
};

export type CreditLotPayload = {
  __typename?: 'CreditLotPayload';
  creditLot?: Maybe<CreditLot>;
  userErrors: Array<UserError>;
};

export type CreditLotSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'EXPIRES_ASC'
  | 'EXPIRES_DESC';

/** What need not be paid, or was given back, of an invoice. */
export type CreditNote = {
  __typename?: 'CreditNote';
  /** Who wrote it. */
  by?: Maybe<StaffUser>;
  /** For example CN-UK-2026-00001. */
  creditNoteNumber: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** The day of issue, in the region. */
  issuedOn: Scalars['Date']['output'];
  /** Without tax. */
  net: Scalars['MinorUnits']['output'];
  /** The credit note as a PDF; null until it is made. */
  pdfFile?: Maybe<File>;
  /** Why. */
  reason: Scalars['String']['output'];
  /** What was given back with it. */
  refunds: Array<Refund>;
  /** The tax. */
  tax: Scalars['MinorUnits']['output'];
  /** What it takes off the invoice. */
  total: Scalars['MinorUnits']['output'];
};

/** A credit note that would follow. */
export type CreditNoteAhead = {
  __typename?: 'CreditNoteAhead';
  /** What of that was paid already and becomes credit, in minor units. */
  asCredit: Scalars['MinorUnits']['output'];
  /** The currency of its amounts. */
  currency: Currency;
  /** The invoice. */
  invoice?: Maybe<Invoice>;
  /** What it takes off the invoice, in minor units. */
  total: Scalars['MinorUnits']['output'];
};

/** Where a credit comes from. */
export type CreditSource =
  /** A credit note. */
  | 'CREDIT_NOTE'
  /** A gift of ours. */
  | 'GOODWILL'
  /** A prepayment invoice. */
  | 'INVOICE'
  /** What was left in earlier books. */
  | 'OPENING'
  /** More was paid than was due. */
  | 'OVERPAYMENT'
  /** A referral. */
  | 'REFERRAL';

/** What a credit is counted in. */
export type CreditUnit =
  /** Minutes of lessons. */
  | 'MINUTES'
  /** Money. */
  | 'MONEY';

/** A currency. */
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
  /** What the viewer may do next: activate, archive or restore. */
  allowedEvents: Array<CurriculumEvent>;
  /** How many learners follow it at present. */
  attachedLearners: Scalars['Int']['output'];
  /** How many parts it has of each type, not counting archived ones. */
  counts: Array<SubdivisionCount>;
  createdAt: Scalars['DateTime']['output'];
  /** What it is about. */
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** The region it serves; null for all regions. */
  region?: Maybe<Region>;
  /** The types of parts it has. */
  shape: CurriculumShape;
  /** Used in web addresses; unique in its region. */
  slug: Scalars['String']['output'];
  /** Its status. */
  status: CurriculumStatus;
  /** All parts, including archived ones: parents before children, siblings in order. */
  subdivisions?: Maybe<Array<Subdivision>>;
  /** The subject it teaches, for example Igbo. */
  subject: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy?: Maybe<StaffUser>;
  version: Scalars['Int']['output'];
};

/** The learner and the curriculum to attach. */
export type CurriculumAttachInput = {
  /** The curriculum. */
  curriculumId: Scalars['ID']['input'];
  /** The id of a customer or a dependent. */
  learnerId: Scalars['ID']['input'];
  /** The first day; today if left out. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
  /** The branches to follow; the whole curriculum if left out or empty. */
  subdivisionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** A learner's attachment to a curriculum, or to branches of it, with their progress. */
export type CurriculumAttachment = Node & {
  __typename?: 'CurriculumAttachment';
  /** When it was attached. */
  createdAt: Scalars['DateTime']['output'];
  /** The curriculum. */
  curriculum?: Maybe<Curriculum>;
  /** When it was detached; null while it is followed. */
  detachedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** The learner. */
  learner?: Maybe<Learner>;
  /** Progress by topic. A topic without an entry has not been started. */
  progress: Array<TopicProgress>;
  /** The first day. */
  startDate: Scalars['Date']['output'];
  /** The branches that are followed; empty for the whole curriculum. */
  subdivisionIds: Array<Scalars['ID']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy?: Maybe<StaffUser>;
  version: Scalars['Int']['output'];
};

export type CurriculumAttachmentPage = {
  __typename?: 'CurriculumAttachmentPage';
  items: Array<CurriculumAttachment>;
  pageInfo: PageInfo;
};

export type CurriculumAttachmentPayload = {
  __typename?: 'CurriculumAttachmentPayload';
  attachment?: Maybe<CurriculumAttachment>;
  userErrors: Array<UserError>;
};

export type CurriculumCreateInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  regionId?: InputMaybe<Scalars['ID']['input']>;
  shape: CurriculumShape;
  /** Used in web addresses; made from the name if left out. */
  slug?: InputMaybe<Scalars['String']['input']>;
  subject: Scalars['String']['input'];
};

/** A change of a curriculum's status. */
export type CurriculumEvent =
  /** Start using a draft. */
  | 'ACTIVATE'
  /** Archive it. */
  | 'ARCHIVE'
  /** Restore it. */
  | 'RESTORE';

export type CurriculumFilter = {
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Curricula for this region and those for all regions. */
  regionId?: InputMaybe<Scalars['ID']['input']>;
  /** Part of a name; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these shapes. */
  shape?: InputMaybe<Array<CurriculumShape>>;
  /** Any of these statuses. */
  status?: InputMaybe<Array<CurriculumStatus>>;
  /** Any of these subject options. */
  subject?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type CurriculumPage = {
  __typename?: 'CurriculumPage';
  items: Array<Curriculum>;
  pageInfo: PageInfo;
};

export type CurriculumPayload = {
  __typename?: 'CurriculumPayload';
  curriculum?: Maybe<Curriculum>;
  userErrors: Array<UserError>;
};

/** The types of parts a curriculum has. */
export type CurriculumShape =
  /** Age groups, levels and topics. */
  | 'LANGUAGE'
  /** Subjects and topics. */
  | 'SCHOOL';

export type CurriculumSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'UPDATED_ASC'
  | 'UPDATED_DESC';

/** The status of a curriculum. */
export type CurriculumStatus =
  /** In use. */
  | 'ACTIVE'
  /** Out of use; can be restored. */
  | 'ARCHIVED'
  /** Being written. */
  | 'DRAFT';

/** Changes to a curriculum. Fields that are left out keep their values; null clears a field. The shape cannot change once there are parts. */
export type CurriculumUpdateInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** The region it serves; null for all regions. */
  regionId?: InputMaybe<Scalars['ID']['input']>;
  shape?: InputMaybe<CurriculumShape>;
  slug?: InputMaybe<Scalars['String']['input']>;
  subject?: InputMaybe<Scalars['String']['input']>;
};

/** Where one part of a longer list ends. */
export type CursorInfo = {
  __typename?: 'CursorInfo';
  /** Pass it as `after` to continue from here; null at the end. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether there is more. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** Someone who pays for lessons, for themselves or for others. */
export type Customer = Node & {
  __typename?: 'Customer';
  /** When they were archived, or merged into another; null while they are in use. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether invoices are sent without being looked at. */
  autoSend: Scalars['Boolean']['output'];
  /** What they owe and have left; empty if nothing. */
  balances?: Maybe<Array<CustomerBalance>>;
  /** Where invoices are addressed to. */
  billingAddress?: Maybe<Scalars['String']['output']>;
  /** Their own cancellation policy; null if it is the region's. */
  cancellationPolicy?: Maybe<CancellationPolicy>;
  /** When they last said so, either way. */
  consentAt?: Maybe<Scalars['DateTime']['output']>;
  /** The country they live in, as two letters. */
  country?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** What they are charged in unless an invoice says otherwise. */
  currency: Currency;
  /** For example C-000123; never reused. */
  customerNumber: Scalars['String']['output'];
  /** When they were born, if known. */
  dateOfBirth?: Maybe<Scalars['Date']['output']>;
  /** Who learns on their account, active ones by name; what was archived is in `dependents`. */
  dependents: Array<Dependent>;
  /** Days that they have to pay an invoice. */
  dueDays: Scalars['Int']['output'];
  /** Where they are written to; nobody else has it. */
  email?: Maybe<Scalars['String']['output']>;
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Their gender, if known. */
  gender?: Maybe<Gender>;
  id: Scalars['ID']['output'];
  /** Where invoices are sent, if not to their email. */
  invoiceEmail?: Maybe<Scalars['String']['output']>;
  /** Whether they are taught themselves. */
  isLearner: Scalars['Boolean']['output'];
  /** The last of these that was given. */
  lastLesson?: Maybe<LessonMoment>;
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** First names of those who learn: the customer, then active dependents by name. */
  learnerNames: Array<Scalars['String']['output']>;
  /** Lessons that they pay for, their own and others'. */
  lessons?: Maybe<BookedLessonPage>;
  /** Whether they agreed to be written to about offers. */
  marketingConsent: Scalars['Boolean']['output'];
  /** The customer that this record was merged into; it is not changed any more. */
  mergedInto?: Maybe<Customer>;
  /** First and last name. */
  name: Scalars['String']['output'];
  /** The lesson that comes next, of those that they pay for and of their pods’. */
  nextLesson?: Maybe<LessonMoment>;
  /** How many notes there are of them. */
  noteCount: Scalars['Int']['output'];
  /** The colleague who looks after them. */
  owner?: Maybe<StaffUser>;
  /** With the country's code, for example +2348012345678. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** How they would rather be reached. */
  preferredChannel: ContactChannel;
  /** Their region. */
  region?: Maybe<Region>;
  /** How many other people have the same phone number. */
  samePhone: Scalars['Int']['output'];
  /** Another address of theirs. */
  secondaryEmail?: Maybe<Scalars['String']['output']>;
  /** How they came to the business. */
  source?: Maybe<CustomerSource>;
  /** Their state. */
  status: CustomerStatus;
  /** Up to twenty words that they are found by. */
  tags: Array<Scalars['String']['output']>;
  /** Their tax number. */
  taxId?: Maybe<Scalars['String']['output']>;
  /** The time zone they are in. */
  timeZone: Scalars['TimeZone']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** Whom their lessons are for. */
  whoIsLessonFor: LessonFor;
  /** Their address in the business's Zoho books. */
  zohoEmail?: Maybe<Scalars['String']['output']>;
};


/** Someone who pays for lessons, for themselves or for others. */
export type CustomerLessonsArgs = {
  filter?: BookedLessonFilter;
  page?: PageInput;
  sort?: BookedLessonSort;
};

/** What a customer owes and has left in one currency. */
export type CustomerBalance = {
  __typename?: 'CustomerBalance';
  /** The currency of its amounts. */
  currency: Currency;
  /** The usual length of its lessons; null where they differ. */
  lessonMinutes?: Maybe<Scalars['Int']['output']>;
  /** Credit in minutes. */
  minutes: Scalars['MinorUnits']['output'];
  /** Credit in money. */
  money: Scalars['MinorUnits']['output'];
  /** What is due of invoices that were sent. */
  owed: Scalars['MinorUnits']['output'];
};

export type CustomerCreateInput = {
  autoSend?: InputMaybe<Scalars['Boolean']['input']>;
  billingAddress?: InputMaybe<Scalars['String']['input']>;
  /** Their own cancellation policy; the region's if left out. */
  cancellationPolicyId?: InputMaybe<Scalars['ID']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  /** The region's if left out. */
  currency?: InputMaybe<Currency>;
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  /** Whom the lessons are for, added to the account in the same step. */
  dependent?: InputMaybe<FirstDependentInput>;
  dueDays?: InputMaybe<Scalars['Int']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  firstName: Scalars['String']['input'];
  gender?: InputMaybe<Gender>;
  invoiceEmail?: InputMaybe<Scalars['String']['input']>;
  /** Whether they learn themselves; left out, they do if the lessons are for them. */
  isLearner?: InputMaybe<Scalars['Boolean']['input']>;
  lastName: Scalars['String']['input'];
  marketingConsent?: InputMaybe<Scalars['Boolean']['input']>;
  /** The colleague who looks after them. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** With the country's code, or as it is dialled in their country or region. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  preferredChannel?: InputMaybe<ContactChannel>;
  /** The code of the partner or referrer who sent them; it sets the source. */
  referralCode?: InputMaybe<Scalars['String']['input']>;
  /** Their region. */
  regionId: Scalars['ID']['input'];
  secondaryEmail?: InputMaybe<Scalars['String']['input']>;
  source?: InputMaybe<CustomerSource>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  taxId?: InputMaybe<Scalars['String']['input']>;
  /** The region's if left out. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  whoIsLessonFor?: InputMaybe<LessonFor>;
  zohoEmail?: InputMaybe<Scalars['String']['input']>;
};

/** What is taken off an invoice. */
export type CustomerDiscount = {
  __typename?: 'CustomerDiscount';
  /** How much. */
  amount: Scalars['MinorUnits']['output'];
  /** What it is called. */
  words: Scalars['String']['output'];
};

/** A receipt or a credit note, as the customer sees it. */
export type CustomerDocument = {
  __typename?: 'CustomerDocument';
  /** Its amount. */
  amount: Scalars['MinorUnits']['output'];
  /** Its number. */
  number: Scalars['String']['output'];
  /** Its day. */
  on: Scalars['Date']['output'];
  /** Opens the PDF for a while; null until it is made. */
  url?: Maybe<Scalars['String']['output']>;
};

export type CustomerFilter = {
  /** True for archived customers, false for those in use; those in use if left out. */
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  /** Who owes something, or has credit left. */
  balance?: InputMaybe<Array<BalanceKind>>;
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Added within this period. */
  created?: InputMaybe<Period>;
  /** The same by days of one’s own choosing. */
  createdBetween?: InputMaybe<DayRangeInput>;
  /** Any of these currencies. */
  currency?: InputMaybe<Array<Currency>>;
  /** Any of these owners; `me` is the viewer, `none` is nobody. */
  ownerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these regions; `my-regions` are the viewer's. */
  regionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Parts of names, of an email or of a phone number in any order, or a customer number; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these sources. */
  source?: InputMaybe<Array<CustomerSource>>;
  /** Any of these states. */
  status?: InputMaybe<Array<CustomerStatus>>;
  /** Any of these tags. */
  tag?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether they have a lesson to come. */
  upcoming?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A part in which an invoice is to be paid. */
export type CustomerInstalment = {
  __typename?: 'CustomerInstalment';
  /** How much. */
  amount: Scalars['MinorUnits']['output'];
  /** By when. */
  dueOn: Scalars['Date']['output'];
  /** How much of it is still to be paid. */
  left: Scalars['MinorUnits']['output'];
};

/** What a customer sees of their invoice, by the link in its emails. */
export type CustomerInvoice = {
  __typename?: 'CustomerInvoice';
  /** The account for transfers; null where it is paid otherwise. */
  bankDetails?: Maybe<Scalars['String']['output']>;
  /** Who is billed. */
  billTo: Scalars['String']['output'];
  /** The day of a transfer that the customer told us of; null if none is waiting. */
  claimedOn?: Maybe<Scalars['Date']['output']>;
  /** What was taken off it since. */
  creditNotes: Array<CustomerDocument>;
  /** What need no longer be paid. */
  credited: Scalars['MinorUnits']['output'];
  /** The currency of all its amounts. */
  currency: Currency;
  /** All discounts. */
  discountTotal: Scalars['MinorUnits']['output'];
  /** The same, each by its name. */
  discounts: Array<CustomerDiscount>;
  /** What is still to be paid. */
  due: Scalars['MinorUnits']['output'];
  /** By when the next part is to be paid; null where nothing is. */
  dueOn?: Maybe<Scalars['Date']['output']>;
  /** The last lines. */
  footer?: Maybe<Scalars['String']['output']>;
  /** What of them was given back otherwise. */
  givenBack: Scalars['MinorUnits']['output'];
  /** How it can be paid, in words. */
  howToPay: Scalars['String']['output'];
  /** The parts in which it is to be paid; empty where all is due at once. */
  instalments: Array<CustomerInstalment>;
  /** For example PP-UK-2026-00012. */
  invoiceNumber: Scalars['String']['output'];
  /** Whether it should have been paid by now. */
  isOverdue: Scalars['Boolean']['output'];
  /** The day of issue. */
  issuedOn: Scalars['Date']['output'];
  /** Its address. */
  issuerAddress: Scalars['String']['output'];
  /** The name of the business. */
  issuerName: Scalars['String']['output'];
  /** What of the payments was put to the customer’s credit since. */
  keptAsCredit: Scalars['MinorUnits']['output'];
  /** What it charges for. */
  lines: Array<CustomerInvoiceLine>;
  /** What the customer reads beside it. */
  memo?: Maybe<Scalars['String']['output']>;
  /** What was paid, less what was given back. */
  paid: Scalars['MinorUnits']['output'];
  /** Opens the PDF for a while; null until it is made. */
  pdfUrl?: Maybe<Scalars['String']['output']>;
  /** The payments, each with its receipt. */
  receipts: Array<CustomerDocument>;
  /** How far it has come. */
  status: InvoiceStatus;
  /** Before discounts. */
  subtotal: Scalars['MinorUnits']['output'];
  /** Whether the prices have the tax in them. */
  taxIncluded: Scalars['Boolean']['output'];
  /** What the tax is called. */
  taxLabel: Scalars['String']['output'];
  /** The number under which it pays tax. */
  taxNumber?: Maybe<Scalars['String']['output']>;
  /** All tax. */
  taxTotal: Scalars['MinorUnits']['output'];
  /** What is to be paid in all. */
  total: Scalars['MinorUnits']['output'];
  /** Why it was withdrawn. */
  voidReason?: Maybe<Scalars['String']['output']>;
};

/** What an invoice charges a customer for. */
export type CustomerInvoiceLine = {
  __typename?: 'CustomerInvoiceLine';
  /** Of all, before tax and discounts. */
  amount: Scalars['MinorUnits']['output'];
  /** In words. */
  description: Scalars['String']['output'];
  /** How many. */
  quantity: Scalars['Int']['output'];
  /** Of one. */
  unitAmount: Scalars['MinorUnits']['output'];
};

export type CustomerInvoicePayload = {
  __typename?: 'CustomerInvoicePayload';
  customerInvoice?: Maybe<CustomerInvoice>;
  userErrors: Array<UserError>;
};

export type CustomerMergePayload = {
  __typename?: 'CustomerMergePayload';
  customer?: Maybe<Customer>;
  /** To undo it by. */
  mergeId?: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

/** What staff wrote down of a customer, for staff only. */
export type CustomerNote = Node & {
  __typename?: 'CustomerNote';
  /** Who wrote it; null for the system. */
  author?: Maybe<StaffUser>;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Whether the viewer wrote it, and may change and delete it. */
  isOwn: Scalars['Boolean']['output'];
  /** Whether it is held at the top. */
  pinned: Scalars['Boolean']['output'];
  /** What was written. */
  text: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type CustomerNoteCreateInput = {
  /** The customer it is about. */
  customerId: Scalars['ID']['input'];
  /** Whether it is held at the top. */
  pinned?: InputMaybe<Scalars['Boolean']['input']>;
  text: Scalars['String']['input'];
};

export type CustomerNotePage = {
  __typename?: 'CustomerNotePage';
  items: Array<CustomerNote>;
  pageInfo: PageInfo;
};

export type CustomerNotePayload = {
  __typename?: 'CustomerNotePayload';
  customerNote?: Maybe<CustomerNote>;
  userErrors: Array<UserError>;
};

/** Changes to a note. What is left out stays. */
export type CustomerNoteUpdateInput = {
  text?: InputMaybe<Scalars['String']['input']>;
};

export type CustomerPage = {
  __typename?: 'CustomerPage';
  items: Array<Customer>;
  pageInfo: PageInfo;
};

export type CustomerPayload = {
  __typename?: 'CustomerPayload';
  customer?: Maybe<Customer>;
  userErrors: Array<UserError>;
};

/** Learners who study together as one private group. */
export type CustomerPod = Node & {
  __typename?: 'CustomerPod';
  /** The time zone its lessons keep to, wherever its members live. */
  anchorTimeZone: Scalars['TimeZone']['output'];
  /** Whether one customer pays for everyone or each payer pays a share. */
  billingMode: PodBillingMode;
  createdAt: Scalars['DateTime']['output'];
  /** Those who have left it, most recent first. */
  formerMembers?: Maybe<Array<PodMember>>;
  id: Scalars['ID']['output'];
  /** The last one that was given. */
  lastLesson?: Maybe<LessonMoment>;
  /** What its members can already do, if known. */
  level?: Maybe<LearnerLevel>;
  /** Its current members, in order. */
  members: Array<PodMember>;
  /** Unique in its region. */
  name: Scalars['String']['output'];
  /** The lesson that comes next. */
  nextLesson?: Maybe<LessonMoment>;
  /** Who pays for everyone; null if each payer pays a share. */
  payer?: Maybe<LearnerPayer>;
  /** The region that it belongs to. */
  region?: Maybe<Region>;
  /** Its state. */
  status: PodStatus;
  /** What it learns. */
  subject: Scalars['String']['output'];
  /** Who teaches it; null if no one is chosen, or they no longer teach. */
  tutor?: Maybe<OnboardedTutor>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type CustomerPodCreateInput = {
  anchorTimeZone: Scalars['String']['input'];
  billingMode?: InputMaybe<PodBillingMode>;
  level?: InputMaybe<LearnerLevel>;
  /** Two to eight learners, in order. */
  members: Array<PodMemberInput>;
  name: Scalars['String']['input'];
  /** Who pays for everyone: one of the members' payers. */
  payerCustomerId?: InputMaybe<Scalars['ID']['input']>;
  /** The region that it belongs to. */
  regionId: Scalars['ID']['input'];
  subject: Scalars['String']['input'];
  /** Who teaches it. */
  tutorId?: InputMaybe<Scalars['ID']['input']>;
};

export type CustomerPodFilter = {
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Pods that any of these learners is in now. */
  learnerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these regions; `my-regions` are the viewer's. */
  regionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of a name; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these states. */
  status?: InputMaybe<Array<PodStatus>>;
  /** Any of these subjects. */
  subject?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Any of these tutors. */
  tutorId?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type CustomerPodPage = {
  __typename?: 'CustomerPodPage';
  items: Array<CustomerPod>;
  pageInfo: PageInfo;
};

export type CustomerPodPayload = {
  __typename?: 'CustomerPodPayload';
  customerPod?: Maybe<CustomerPod>;
  userErrors: Array<UserError>;
};

export type CustomerPodSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC';

/** Changes to a pod. What is left out stays; members are sent all together or not at all. */
export type CustomerPodUpdateInput = {
  anchorTimeZone?: InputMaybe<Scalars['String']['input']>;
  billingMode?: InputMaybe<PodBillingMode>;
  level?: InputMaybe<LearnerLevel>;
  /** Two to eight learners, in order; anyone left out leaves the pod. */
  members?: InputMaybe<Array<PodMemberInput>>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Who pays for everyone: one of the members' payers. */
  payerCustomerId?: InputMaybe<Scalars['ID']['input']>;
  subject?: InputMaybe<Scalars['String']['input']>;
  /** Who teaches it. */
  tutorId?: InputMaybe<Scalars['ID']['input']>;
};

export type CustomerSort =
  | 'CHANGED_ASC'
  | 'CHANGED_DESC'
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'NUMBER_ASC'
  | 'NUMBER_DESC';

/** How a customer came to the business. */
export type CustomerSource =
  /** Through an advertisement. */
  | 'ADS'
  /** Through the learning app. */
  | 'APP'
  /** At an event. */
  | 'EVENT'
  /** Found it alone. */
  | 'ORGANIC'
  /** In another way. */
  | 'OTHER'
  /** Through a partner. */
  | 'PARTNER'
  /** Sent by another customer. */
  | 'REFERRAL_CUSTOMER'
  /** Sent by a teacher. */
  | 'REFERRAL_TEACHER'
  /** Through social media. */
  | 'SOCIAL';

/** The state of a customer. */
export type CustomerStatus =
  /** Takes lessons. */
  | 'ACTIVE'
  /** May take no lessons; a reason was given. */
  | 'BLOCKED'
  /** Has stopped taking lessons. */
  | 'CHURNED'
  /** Has not yet paid or taken a lesson. */
  | 'LEAD'
  /** Taking a break. */
  | 'PAUSED';

/** What a customer would be billed in one currency. */
export type CustomerToBill = {
  __typename?: 'CustomerToBill';
  /** By the prices as they are shown; tax that is added comes on top. */
  amount: Scalars['MinorUnits']['output'];
  /** The currency of the draft. */
  currency: Currency;
  /** Who is billed. */
  customer?: Maybe<Customer>;
  /** How many of them began before the first day. */
  earlier: Scalars['Int']['output'];
  /** How many lessons. */
  lessons: Scalars['Int']['output'];
  /** Their name. */
  name: Scalars['String']['output'];
};

/** What a customer says of a transfer, on the page of their invoice. */
export type CustomerTransferInput = {
  /** How much, in the currency of the invoice. */
  amount: Scalars['MinorUnits']['input'];
  /** The code of the page, from the link. */
  code: Scalars['String']['input'];
  /** The proof of it, sent to `/invoice-proof` before. */
  evidenceFileId?: InputMaybe<Scalars['ID']['input']>;
  /** What they add; at most 300 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** On which day. */
  paidOn: Scalars['Date']['input'];
  /** The name on the account. */
  payerName: Scalars['String']['input'];
};

export type CustomerUnmergePayload = {
  __typename?: 'CustomerUnmergePayload';
  /** The customer who stayed. */
  customer?: Maybe<Customer>;
  /** Fields that were changed since the merge, and stay as they are. */
  left?: Maybe<Array<Scalars['String']['output']>>;
  /** The one who is a record of their own again. */
  other?: Maybe<Customer>;
  userErrors: Array<UserError>;
};

/** Changes to a customer. What is left out stays. */
export type CustomerUpdateInput = {
  autoSend?: InputMaybe<Scalars['Boolean']['input']>;
  billingAddress?: InputMaybe<Scalars['String']['input']>;
  /** Their own cancellation policy; null is the region's. */
  cancellationPolicyId?: InputMaybe<Scalars['ID']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  /** Null is the region's. */
  currency?: InputMaybe<Currency>;
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  dueDays?: InputMaybe<Scalars['Int']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  invoiceEmail?: InputMaybe<Scalars['String']['input']>;
  isLearner?: InputMaybe<Scalars['Boolean']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  marketingConsent?: InputMaybe<Scalars['Boolean']['input']>;
  /** The colleague who looks after them. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** With the country's code, or as it is dialled in their country or region. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  preferredChannel?: InputMaybe<ContactChannel>;
  /** Their region. */
  regionId?: InputMaybe<Scalars['ID']['input']>;
  secondaryEmail?: InputMaybe<Scalars['String']['input']>;
  source?: InputMaybe<CustomerSource>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  taxId?: InputMaybe<Scalars['String']['input']>;
  /** Null is the region's. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  whoIsLessonFor?: InputMaybe<LessonFor>;
  zohoEmail?: InputMaybe<Scalars['String']['input']>;
};

/** How a file writes dates in figures alone. */
export type DateOrder =
  /** 31/12/2025. */
  | 'DAY_FIRST'
  /** 12/31/2025. */
  | 'MONTH_FIRST';

/** Some days by the viewer’s calendar. */
export type DayRangeInput = {
  /** The first of them. */
  from: Scalars['Date']['input'];
  /** The last of them; not before the first. */
  until: Scalars['Date']['input'];
};

/** The views of a list after a change of what it opens with. */
export type DefaultListViewPayload = {
  __typename?: 'DefaultListViewPayload';
  /** The views of the list that the viewer may open. */
  listViews?: Maybe<Array<ListView>>;
  userErrors: Array<UserError>;
};

/** How the template's pages were to look; the portal's own settings are kept in the browser. */
export type DemoAccountSettings = {
  __typename?: 'DemoAccountSettings';
  /** In which direction text runs: ltr or rtl. */
  direction: Scalars['String']['output'];
  /** Whether text is smaller on small screens. */
  hasResponsiveFontSizes: Scalars['Boolean']['output'];
  /** Light or dark. */
  theme: Scalars['String']['output'];
};

/** The kanban board of the demo apps, shared by everybody. */
export type DemoBoard = {
  __typename?: 'DemoBoard';
  /** The lists in order. */
  lists: Array<DemoBoardList>;
};

/** A card on the demo's board. */
export type DemoBoardCard = {
  __typename?: 'DemoBoardCard';
  /** The checklists in the order in which they were added. */
  checklists: Array<DemoBoardChecklist>;
  /** The comments, oldest first. */
  comments: Array<DemoBoardComment>;
  /** Further text; empty if there is none. */
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** What there is to do, in a few words. */
  name: Scalars['String']['output'];
};

/** One item of a checklist on the demo's board. */
export type DemoBoardCheckItem = {
  __typename?: 'DemoBoardCheckItem';
  id: Scalars['ID']['output'];
  /** Whether it has been ticked. */
  isComplete: Scalars['Boolean']['output'];
  /** What there is to do. */
  name: Scalars['String']['output'];
};

/** A checklist of a card on the demo's board. */
export type DemoBoardChecklist = {
  __typename?: 'DemoBoardChecklist';
  /** The items in the order in which they were added. */
  checkItems: Array<DemoBoardCheckItem>;
  id: Scalars['ID']['output'];
  /** The heading of the checklist. */
  name: Scalars['String']['output'];
};

/** A comment on a card of the demo's board. */
export type DemoBoardComment = {
  __typename?: 'DemoBoardComment';
  /** The name of the person who wrote it. */
  author: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** The text of the comment. */
  message: Scalars['String']['output'];
};

/** A list of cards on the demo's board. */
export type DemoBoardList = {
  __typename?: 'DemoBoardList';
  /** The cards in their given order. */
  cards: Array<DemoBoardCard>;
  id: Scalars['ID']['output'];
  /** The heading of the list. */
  name: Scalars['String']['output'];
};

/** The outcome of a change to the demo's board. */
export type DemoBoardPayload = {
  __typename?: 'DemoBoardPayload';
  /** The whole board after the change; null if it was refused. */
  board?: Maybe<DemoBoard>;
  userErrors: Array<UserError>;
};

/** What to change in a card of the demo's board. */
export type DemoCardUpdateInput = {
  /** Further text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What there is to do, in a few words. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** A file sent with a message of the demo's chat. */
export type DemoChatAttachment = {
  __typename?: 'DemoChatAttachment';
  /** The file with a link that opens it; null once the demo has been reset. */
  file?: Maybe<File>;
  id: Scalars['ID']['output'];
  /** The sender's name for it. */
  name: Scalars['String']['output'];
};

/** Whom one can write to in the demo's chat. */
export type DemoChatContact = {
  __typename?: 'DemoChatContact';
  id: Scalars['ID']['output'];
  /** Whether they are there now. */
  isActive: Scalars['Boolean']['output'];
  /** When they were last there; null for who is there now. */
  lastActivity?: Maybe<Scalars['DateTime']['output']>;
  /** Their full name. */
  name: Scalars['String']['output'];
};

/** A message of the demo's chat. */
export type DemoChatMessage = {
  __typename?: 'DemoChatMessage';
  /** Files sent with it. */
  attachments: Array<DemoChatAttachment>;
  /** The writer's full name. */
  author: Scalars['String']['output'];
  /** The text. */
  body: Scalars['String']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Who wrote it: a contact or a colleague. */
  userId: Scalars['ID']['output'];
};

/** The outcome of marking a conversation of the demo as seen. */
export type DemoChatSeenPayload = {
  __typename?: 'DemoChatSeenPayload';
  /** The conversation; null if it was refused. */
  thread?: Maybe<DemoChatThread>;
  userErrors: Array<UserError>;
};

/** A message to write in the demo's chat. */
export type DemoChatSendInput = {
  /** Ids of uploaded files of the kind chat-file, at most five. */
  attachments?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The text. */
  body: Scalars['String']['input'];
};

/** The outcome of writing in the demo's chat. */
export type DemoChatSendPayload = {
  __typename?: 'DemoChatSendPayload';
  /** The message; null if it was refused. */
  message?: Maybe<DemoChatMessage>;
  userErrors: Array<UserError>;
};

/** What colleagues and one contact write to each other in the demo's chat. */
export type DemoChatThread = {
  __typename?: 'DemoChatThread';
  /** The contact. */
  contact: DemoChatContact;
  id: Scalars['ID']['output'];
  /** When the latest message was written. */
  lastAt?: Maybe<Scalars['DateTime']['output']>;
  /** The text of the latest message. */
  lastBody: Scalars['String']['output'];
  /** All messages, oldest first. */
  messages: Array<DemoChatMessage>;
  /** The key that stands in addresses: the contact's id. */
  threadKey: Scalars['String']['output'];
  /** How many messages of others the caller has not seen. */
  unseenCount: Scalars['Int']['output'];
};

/** What to change in a check item of the demo's board. */
export type DemoCheckItemUpdateInput = {
  /** Whether it is ticked. */
  isComplete: Scalars['Boolean']['input'];
};

/** A customer of the demo's shop. */
export type DemoCustomer = {
  __typename?: 'DemoCustomer';
  /** The city of their address. */
  city: Scalars['String']['output'];
  /** The country of their address. */
  country: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** The email address. */
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Whether their email address has been verified. */
  isVerified: Scalars['Boolean']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** How many orders they have placed. */
  orderCount: Scalars['Int']['output'];
  /** The phone number, in international form. */
  phone?: Maybe<Scalars['String']['output']>;
  /** What they have paid so far, in pence. */
  spentAmount: Scalars['Int']['output'];
};

/** What a customer of the demo's shop did. */
export type DemoCustomerActivity = {
  __typename?: 'DemoCustomerActivity';
  /** When. */
  createdAt: Scalars['DateTime']['output'];
  /** The id of the customer. */
  customerId: Scalars['ID']['output'];
  /** The customer's name. */
  customerName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** What they did. */
  text: Scalars['String']['output'];
};

/** The outcome of changing a customer of the demo's shop. */
export type DemoCustomerPayload = {
  __typename?: 'DemoCustomerPayload';
  /** The customer; null if the change was refused. */
  customer?: Maybe<DemoCustomer>;
  userErrors: Array<UserError>;
};

/** What to change in a customer of the demo's shop. */
export type DemoCustomerUpdateInput = {
  /** The city of their address. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** The country of their address. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** The email address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Whether their email address has been verified. */
  isVerified?: InputMaybe<Scalars['Boolean']['input']>;
  /** The name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The phone number, in international form. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** What the demo's shop earned in a week. */
export type DemoEarning = {
  __typename?: 'DemoEarning';
  /** The sum of its orders that are paid, in pence. */
  amount: Scalars['Int']['output'];
  /** The Monday with which the week begins. */
  weekOn: Scalars['Date']['output'];
};

/** An event of the demo's calendar. */
export type DemoEvent = {
  __typename?: 'DemoEvent';
  /** When it ends. */
  endAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: DemoEventKind;
  /** When it starts. */
  startAt: Scalars['DateTime']['output'];
  /** The title. */
  title: Scalars['String']['output'];
};

/** An event to add to the demo's calendar. */
export type DemoEventAddInput = {
  /** When it ends, later than it starts. */
  endAt: Scalars['DateTime']['input'];
  /** What it is. */
  kind: DemoEventKind;
  /** When it starts. */
  startAt: Scalars['DateTime']['input'];
  /** The title. */
  title: Scalars['String']['input'];
};

/** What an event of the demo's calendar is. */
export type DemoEventKind =
  /** Nobody works. */
  | 'HOLIDAY'
  /** Somebody is taught. */
  | 'LESSON'
  /** Colleagues talk. */
  | 'MEETING'
  /** Anything else. */
  | 'OTHER';

/** The outcome of changing the demo's calendar. */
export type DemoEventPayload = {
  __typename?: 'DemoEventPayload';
  /** The event; null if it was refused or removed. */
  event?: Maybe<DemoEvent>;
  userErrors: Array<UserError>;
};

/** What to change in an event of the demo's calendar. */
export type DemoEventUpdateInput = {
  /** When it ends, later than it starts. */
  endAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** What it is. */
  kind?: InputMaybe<DemoEventKind>;
  /** When it starts. */
  startAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The title. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** An invoice of the demo's shop. */
export type DemoInvoice = {
  __typename?: 'DemoInvoice';
  /** The customer's address. */
  billedTo: Scalars['String']['output'];
  /** The customer's email address. */
  customerEmail: Scalars['String']['output'];
  /** The id of the customer. */
  customerId: Scalars['ID']['output'];
  /** The customer's name. */
  customerName: Scalars['String']['output'];
  /** The day by which it is to be paid. */
  dueOn: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  /** The day of issue. */
  issuedOn: Scalars['Date']['output'];
  /** What it is for. */
  items: Array<DemoItem>;
  /** The sum without tax, in pence. */
  netAmount: Scalars['Int']['output'];
  /** The invoice number. */
  number: Scalars['String']['output'];
  /** The id of the order that it is for. */
  orderId: Scalars['ID']['output'];
  /** How far it has come. */
  status: DemoInvoiceStatus;
  /** The sum to pay, in pence. */
  totalAmount: Scalars['Int']['output'];
  /** The tax, in pence. */
  vatAmount: Scalars['Int']['output'];
};

/** How far an invoice of the demo has come. */
export type DemoInvoiceStatus =
  /** No longer asked for. */
  | 'CANCELED'
  /** Paid in full. */
  | 'PAID'
  /** Waiting for its payment. */
  | 'PENDING';

/** What was bought, in an order or invoice of the demo. */
export type DemoItem = {
  __typename?: 'DemoItem';
  /** The product's name. */
  name: Scalars['String']['output'];
  /** The price of one, in pence. */
  priceAmount: Scalars['Int']['output'];
  /** How many. */
  quantity: Scalars['Int']['output'];
};

/** A mail in the demo's mailbox, which sends nothing to the outside. */
export type DemoMail = {
  __typename?: 'DemoMail';
  /** The text. */
  body: Scalars['String']['output'];
  /** Where it is kept. */
  folder: DemoMailFolder;
  /** The sender's email address. */
  fromEmail: Scalars['String']['output'];
  /** The sender's name. */
  fromName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Whether anybody has read it. */
  isRead: Scalars['Boolean']['output'];
  /** Whether it has a star. */
  isStarred: Scalars['Boolean']['output'];
  /** The label that was given to it. */
  label?: Maybe<Scalars['String']['output']>;
  /** When it was sent. */
  sentAt: Scalars['DateTime']['output'];
  /** The subject. */
  subject: Scalars['String']['output'];
  /** The email address that it was sent to. */
  to: Scalars['String']['output'];
};

/** Where a mail of the demo is kept. */
export type DemoMailFolder =
  /** What has come. */
  | 'INBOX'
  /** What has been sent. */
  | 'SENT'
  /** What nobody wants. */
  | 'SPAM'
  /** What has been thrown away. */
  | 'TRASH';

/** A label of the demo's mailbox. */
export type DemoMailLabel = {
  __typename?: 'DemoMailLabel';
  /** Whether it is given to mails by hand. */
  isCustom: Scalars['Boolean']['output'];
  /** The name, as it stands in addresses. */
  name: Scalars['String']['output'];
  /** How many mails under it nobody has read. */
  unreadCount: Scalars['Int']['output'];
};

/** The outcome of sending or changing a mail of the demo. */
export type DemoMailPayload = {
  __typename?: 'DemoMailPayload';
  /** The mail; null if it was refused. */
  mail?: Maybe<DemoMail>;
  userErrors: Array<UserError>;
};

/** A mail to send inside the demo. */
export type DemoMailSendInput = {
  /** The text. */
  body: Scalars['String']['input'];
  /** The subject. */
  subject: Scalars['String']['input'];
  /** The email address to send it to. */
  to: Scalars['String']['input'];
};

/** What to change in a mail of the demo. */
export type DemoMailUpdateInput = {
  /** Where to move it. */
  folder?: InputMaybe<DemoMailFolder>;
  /** Whether it has been read. */
  isRead?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it has a star. */
  isStarred?: InputMaybe<Scalars['Boolean']['input']>;
};

/** An order in the demo's shop. */
export type DemoOrder = {
  __typename?: 'DemoOrder';
  /** The customer's email address. */
  customerEmail: Scalars['String']['output'];
  /** The id of the customer. */
  customerId: Scalars['ID']['output'];
  /** The customer's name. */
  customerName: Scalars['String']['output'];
  /** Where it is delivered. */
  deliveredTo: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** The id of its invoice; null where the payment was refused. */
  invoiceId?: Maybe<Scalars['ID']['output']>;
  /** What was ordered. */
  items: Array<DemoItem>;
  /** The price of all items without tax, in pence. */
  netAmount: Scalars['Int']['output'];
  /** The order number. */
  number: Scalars['String']['output'];
  /** When it was placed. */
  placedAt: Scalars['DateTime']['output'];
  /** How far it has come. */
  status: DemoOrderStatus;
  /** What there is to pay, in pence. */
  totalAmount: Scalars['Int']['output'];
  /** The tax, in pence. */
  vatAmount: Scalars['Int']['output'];
};

/** How far an order of the demo has come. */
export type DemoOrderStatus =
  /** Called off by the customer. */
  | 'CANCELED'
  /** Paid and delivered. */
  | 'COMPLETED'
  /** Not paid for yet. */
  | 'PENDING'
  /** The payment was refused. */
  | 'REJECTED';

/** A product of the demo's shop. */
export type DemoProduct = {
  __typename?: 'DemoProduct';
  /** The kind of product, such as Books. */
  category: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Further text; empty if there is none. */
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** The price of one, in pence. */
  priceAmount: Scalars['Int']['output'];
  /** How many are in stock. */
  quantity: Scalars['Int']['output'];
  /** The product code. */
  sku: Scalars['String']['output'];
};

/** A product to add to the demo's shop. */
export type DemoProductCreateInput = {
  /** The kind of product, such as Books. */
  category: Scalars['String']['input'];
  /** Further text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The name. */
  name: Scalars['String']['input'];
  /** The price of one, in pence. */
  priceAmount: Scalars['Int']['input'];
  /** How many are in stock. */
  quantity: Scalars['Int']['input'];
  /** The product code. */
  sku: Scalars['String']['input'];
};

/** The outcome of adding a product to the demo's shop. */
export type DemoProductPayload = {
  __typename?: 'DemoProductPayload';
  /** The product; null if it was refused. */
  product?: Maybe<DemoProduct>;
  userErrors: Array<UserError>;
};

/** A product of the demo's shop, with what it brought. */
export type DemoProfitableProduct = {
  __typename?: 'DemoProfitableProduct';
  /** What these cost together, in pence. */
  incomeAmount: Scalars['Int']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** How many were sold and paid for. */
  soldCount: Scalars['Int']['output'];
};

/** A project of the demo. */
export type DemoProject = {
  __typename?: 'DemoProject';
  /** What was done, newest first. */
  activities: Array<DemoProjectActivity>;
  /** What it may cost, in pence. */
  budgetAmount: Scalars['Int']['output'];
  /** What comes of it. */
  category: Scalars['String']['output'];
  /** What it is about. */
  description: Scalars['String']['output'];
  /** The day by which it is to be done. */
  endsOn: Scalars['Date']['output'];
  /** Its files. */
  files: Array<DemoProjectFile>;
  id: Scalars['ID']['output'];
  /** Who works on it. */
  memberNames: Array<Scalars['String']['output']>;
  /** The name. */
  name: Scalars['String']['output'];
  /** How far it has come. */
  status: DemoProjectStatus;
};

/** What somebody did for a project of the demo. */
export type DemoProjectActivity = {
  __typename?: 'DemoProjectActivity';
  /** Who did it. */
  author: Scalars['String']['output'];
  /** When. */
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** What they did. */
  text: Scalars['String']['output'];
};

/** A project to add to the demo. */
export type DemoProjectCreateInput = {
  /** What it may cost, in pence. */
  budgetAmount: Scalars['Int']['input'];
  /** What comes of it. */
  category: Scalars['String']['input'];
  /** What it is about. */
  description: Scalars['String']['input'];
  /** The day by which it is to be done. */
  endsOn: Scalars['Date']['input'];
  /** The name. */
  name: Scalars['String']['input'];
};

/** A file of a project of the demo: its name, as nothing is stored. */
export type DemoProjectFile = {
  __typename?: 'DemoProjectFile';
  id: Scalars['ID']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** How many bytes it has. */
  size: Scalars['Int']['output'];
};

/** The outcome of adding a project to the demo, or moving it on. */
export type DemoProjectPayload = {
  __typename?: 'DemoProjectPayload';
  /** The project; null if it was refused. */
  project?: Maybe<DemoProject>;
  userErrors: Array<UserError>;
};

/** The sums of the demo's projects. */
export type DemoProjectStatistics = {
  __typename?: 'DemoProjectStatistics';
  /** How many somebody works on. */
  activeCount: Scalars['Int']['output'];
  /** What all may cost together, in pence. */
  budgetAmount: Scalars['Int']['output'];
  /** How many are finished. */
  doneCount: Scalars['Int']['output'];
  /** How many nobody works on yet. */
  plannedCount: Scalars['Int']['output'];
  /** What the finished ones may have cost, in pence. */
  spentAmount: Scalars['Int']['output'];
};

/** How far a project of the demo has come. */
export type DemoProjectStatus =
  /** Somebody works on it. */
  | 'ACTIVE'
  /** It is finished. */
  | 'DONE'
  /** Nobody works on it yet. */
  | 'PLANNED';

/** A website from which visitors of the demo's shop come. */
export type DemoReferral = {
  __typename?: 'DemoReferral';
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** How many came from it this month. */
  visitCount: Scalars['Int']['output'];
};

/** A comment on a post of the demo. */
export type DemoSocialComment = {
  __typename?: 'DemoSocialComment';
  /** The writer's full name. */
  author: Scalars['String']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** The text. */
  message: Scalars['String']['output'];
};

/** Somebody whom the demo's person knows. */
export type DemoSocialConnection = {
  __typename?: 'DemoSocialConnection';
  id: Scalars['ID']['output'];
  /** Their full name. */
  name: Scalars['String']['output'];
  /** What they do. */
  title: Scalars['String']['output'];
};

/** What to post or to comment in the demo. */
export type DemoSocialMessageInput = {
  /** The text. */
  message: Scalars['String']['input'];
};

/** What somebody has posted in the demo. */
export type DemoSocialPost = {
  __typename?: 'DemoSocialPost';
  /** The writer's full name. */
  author: Scalars['String']['output'];
  /** Who wrote it: the demo's person, somebody they know, or a colleague. */
  authorId: Scalars['ID']['output'];
  /** The comments, oldest first. */
  comments: Array<DemoSocialComment>;
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Whether the caller likes it. */
  isLiked: Scalars['Boolean']['output'];
  /** How many like it. */
  likeCount: Scalars['Int']['output'];
  /** The text. */
  message: Scalars['String']['output'];
};

/** The outcome of posting, liking or commenting in the demo. */
export type DemoSocialPostPayload = {
  __typename?: 'DemoSocialPostPayload';
  /** The post; null if it was refused. */
  post?: Maybe<DemoSocialPost>;
  userErrors: Array<UserError>;
};

/** The person whose profile the demo shows. */
export type DemoSocialUser = {
  __typename?: 'DemoSocialUser';
  /** What they say of themselves. */
  bio: Scalars['String']['output'];
  /** Where they live. */
  city: Scalars['String']['output'];
  /** Whom they know. */
  connections: Array<DemoSocialConnection>;
  id: Scalars['ID']['output'];
  /** Their full name. */
  name: Scalars['String']['output'];
  /** What they do. */
  title: Scalars['String']['output'];
};

/** The subscription that the template's account page shows; the portal itself has none. */
export type DemoSubscription = {
  __typename?: 'DemoSubscription';
  /** How many advertisements may still be placed. */
  adsLeft: Scalars['Int']['output'];
  /** Whether it includes the analytics dashboard. */
  hasAnalytics: Scalars['Boolean']['output'];
  /** Whether it includes alerts by email. */
  hasEmailAlerts: Scalars['Boolean']['output'];
  /** How many people may still be invited. */
  invitesLeft: Scalars['Int']['output'];
  /** The name of the plan. */
  name: Scalars['String']['output'];
  /** What it costs a month, in pence. */
  priceAmount: Scalars['Int']['output'];
  /** How many proposals may still be sent this month. */
  proposalsLeft: Scalars['Int']['output'];
  /** The day on which it is renewed. */
  renewsOn: Scalars['Date']['output'];
  /** How many templates may still be made. */
  templatesLeft: Scalars['Int']['output'];
};

/** Something to do in the demo. */
export type DemoTask = {
  __typename?: 'DemoTask';
  /** The day by which it is to be done. */
  dueOn: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  /** Whether it is done. */
  isDone: Scalars['Boolean']['output'];
  /** What there is to do. */
  title: Scalars['String']['output'];
};

/** Someone whom a customer pays for. */
export type Dependent = Node & {
  __typename?: 'Dependent';
  /** Their age group: by the date of birth, where that is known. */
  ageGroup?: Maybe<AgeGroup>;
  createdAt: Scalars['DateTime']['output'];
  /** When they were born, if known. */
  dateOfBirth?: Maybe<Scalars['Date']['output']>;
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Their gender, if known. */
  gender?: Maybe<Gender>;
  id: Scalars['ID']['output'];
  /** Whether their clock is another than the customer's. */
  isElsewhere: Scalars['Boolean']['output'];
  /** The last of these that was given. */
  lastLesson?: Maybe<LessonMoment>;
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** What helps them learn. */
  learningNeeds?: Maybe<Scalars['String']['output']>;
  /** What they can already do, if known. */
  level?: Maybe<LearnerLevel>;
  /** First and last name. */
  name: Scalars['String']['output'];
  /** The lesson that comes next, of their own or of a pod’s. */
  nextLesson?: Maybe<LessonMoment>;
  /** Who pays for them. */
  payer: LearnerPayer;
  /** Whether pictures of them may be shown. */
  photoConsent: Scalars['Boolean']['output'];
  /** The region of the customer. */
  region?: Maybe<Region>;
  /** What they are to the customer. */
  relationship: Relationship;
  /** What is to be known to keep them safe. */
  safeguardingNote?: Maybe<Scalars['String']['output']>;
  /** Their state. */
  status: DependentStatus;
  /** What they learn. */
  subjects: Array<Scalars['String']['output']>;
  /** Their own time zone; null if it is the customer's. */
  timeZone?: Maybe<Scalars['TimeZone']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** The time zone they are in: their own, or the customer's. */
  zone: Scalars['TimeZone']['output'];
};

export type DependentCreateInput = {
  /** Where nobody knows the date of birth. */
  ageGroup?: InputMaybe<AgeGroup>;
  /** Who pays for them. */
  customerId: Scalars['ID']['input'];
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  firstName: Scalars['String']['input'];
  gender?: InputMaybe<Gender>;
  lastName: Scalars['String']['input'];
  learningNeeds?: InputMaybe<Scalars['String']['input']>;
  level?: InputMaybe<LearnerLevel>;
  photoConsent?: InputMaybe<Scalars['Boolean']['input']>;
  relationship: Relationship;
  safeguardingNote?: InputMaybe<Scalars['String']['input']>;
  subjects?: InputMaybe<Array<Scalars['String']['input']>>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

export type DependentFilter = {
  /** Any of these age groups. */
  ageGroup?: InputMaybe<Array<AgeGroup>>;
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Any of these customers. */
  customerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these regions; `my-regions` are the viewer's. */
  regionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of their name or of their customer's; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these states. */
  status?: InputMaybe<Array<DependentStatus>>;
  /** Any of these subjects. */
  subject?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether they have a lesson to come. */
  upcoming?: InputMaybe<Scalars['Boolean']['input']>;
};

export type DependentPage = {
  __typename?: 'DependentPage';
  items: Array<Dependent>;
  pageInfo: PageInfo;
};

export type DependentPayload = {
  __typename?: 'DependentPayload';
  dependent?: Maybe<Dependent>;
  userErrors: Array<UserError>;
};

export type DependentSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC';

/** The state of a dependent. */
export type DependentStatus =
  /** Can take lessons. */
  | 'ACTIVE'
  /** Out of use; can be restored. */
  | 'ARCHIVED';

/** Changes to a dependent. What is left out stays. */
export type DependentUpdateInput = {
  /** Where nobody knows the date of birth. */
  ageGroup?: InputMaybe<AgeGroup>;
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  learningNeeds?: InputMaybe<Scalars['String']['input']>;
  level?: InputMaybe<LearnerLevel>;
  photoConsent?: InputMaybe<Scalars['Boolean']['input']>;
  relationship?: InputMaybe<Relationship>;
  safeguardingNote?: InputMaybe<Scalars['String']['input']>;
  subjects?: InputMaybe<Array<Scalars['String']['input']>>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** A dialect of a language, named by words, speakers and recordings. */
export type Dialect = Node & {
  __typename?: 'Dialect';
  /** Whether it can be chosen for new records. */
  active: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** The name, unique within its language. */
  name: Scalars['String']['output'];
  /** Where it stands among those of its language, the lowest first. */
  order: Scalars['Int']['output'];
  /** The language. */
  subject: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type DialectCreateInput = {
  name: Scalars['String']['input'];
  order?: InputMaybe<Scalars['Int']['input']>;
  subject: Scalars['String']['input'];
};

export type DialectFilter = {
  /** True for dialects in use, false for archived ones. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Part of a name; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these languages. */
  subject?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type DialectPage = {
  __typename?: 'DialectPage';
  items: Array<Dialect>;
  pageInfo: PageInfo;
};

export type DialectPayload = {
  __typename?: 'DialectPayload';
  dialect?: Maybe<Dialect>;
  userErrors: Array<UserError>;
};

export type DialectSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'SUBJECT_ASC'
  | 'SUBJECT_DESC';

export type DialectUpdateInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  order?: InputMaybe<Scalars['Int']['input']>;
  subject?: InputMaybe<Scalars['String']['input']>;
};

/** A credit that a disputed payment paid for. */
export type DisputableCredit = {
  __typename?: 'DisputableCredit';
  /** What is left to be used, without what lessons that began take. */
  free: Scalars['MinorUnits']['output'];
  /** The usual length of its lessons. */
  lessonMinutes?: Maybe<Scalars['Int']['output']>;
  /** What was sold: minutes or minor units. */
  size: Scalars['MinorUnits']['output'];
  /** The tax on it. */
  tax: Scalars['MinorUnits']['output'];
  /** What it is counted in. */
  unit: CreditUnit;
  /** What that is worth without tax. */
  worth: Scalars['MinorUnits']['output'];
};

/** What a payment holds on one invoice, or as credit that no invoice took. */
export type DisputablePart = {
  __typename?: 'DisputablePart';
  /** The credit that it paid for; null where nothing is used from it. */
  credit?: Maybe<DisputableCredit>;
  /** What of the payment is still there. */
  held: Scalars['MinorUnits']['output'];
  /** The number of the invoice, or of the payment. */
  name: Scalars['String']['output'];
};

/** How a dispute ends. */
export type DisputeSettleInput = {
  /** Of the price. */
  chargePercent: Scalars['Int']['input'];
  /** As what the lesson counts: completed, a no-show or cancelled. */
  outcome: BookedLessonStatus;
  /** Of the tutor's pay. */
  payPercent: Scalars['Int']['input'];
  /** Kept in the log of the lesson. */
  reason: Scalars['String']['input'];
};

/** How a payment stands when it is contested at a bank. */
export type DisputeTerms = {
  __typename?: 'DisputeTerms';
  /** What the payment still holds: the most that a bank can take of it. */
  amount: Scalars['MinorUnits']['output'];
  /** The currency of its amounts. */
  currency: Currency;
  /** What it paid, in the order in which a dispute takes it. */
  parts: Array<DisputablePart>;
};

/** What a tutor's document is. */
export type DocumentKind =
  /** A background check. */
  | 'BACKGROUND_CHECK'
  /** A certificate. */
  | 'CERTIFICATE'
  /** A contract. */
  | 'CONTRACT'
  /** A passport or another proof of identity. */
  | 'ID'
  /** A tax form. */
  | 'TAX';

/** How a document stands today. */
export type DocumentState =
  /** Expires within 30 days. */
  | 'DUE'
  /** Has expired. */
  | 'EXPIRED'
  /** Valid for more than 30 days, or without an end. */
  | 'VALID';

/** What lessons before a day cost. */
export type EarlierPrice = {
  __typename?: 'EarlierPrice';
  /** For one lesson, in minor units. */
  priceAmount: Scalars['MinorUnits']['output'];
  /** The day; not included. */
  until: Scalars['Date']['output'];
};

/** What became of a learner on one of the dates that they were enrolled for at once. */
export type EnrolledDate = {
  __typename?: 'EnrolledDate';
  /** The session. */
  id: Scalars['ID']['output'];
  /** What it is called: “2026-02-02 at 18:00”, by its own clock. */
  name: Scalars['String']['output'];
  /** Why nothing was done for this date. */
  reason?: Maybe<Scalars['String']['output']>;
  /** When it starts. */
  start: Scalars['DateTime']['output'];
  /** How the learner stands; null where they could not be enrolled. */
  status?: Maybe<EnrolmentStatus>;
};

export type EnrolledDatesPayload = {
  __typename?: 'EnrolledDatesPayload';
  /** Each date to come, the first in front. */
  dates?: Maybe<Array<EnrolledDate>>;
  userErrors: Array<UserError>;
};

/** How a learner stands in a session. */
export type EnrolmentStatus =
  /** They did not come. */
  | 'ABSENT'
  /** They came. */
  | 'ATTENDED'
  /** They left. */
  | 'CANCELLED'
  /** They have a place. */
  | 'ENROLLED'
  /** A place is kept for them for some hours. */
  | 'OFFERED'
  /** They wait for a place. */
  | 'WAITLISTED';

/** A kind of record whose changes are sent as they happen. */
export type EntityKind =
  /** One of the viewer's own jobs. */
  | 'ACCOUNT_JOB'
  /** An app feedback. */
  | 'APP_FEEDBACK'
  /** An app recording. */
  | 'APP_RECORDING'
  /** A learner's attachment to a curriculum. */
  | 'ATTACHMENT'
  /** A background. */
  | 'BACKGROUND'
  /** A banner. */
  | 'BANNER'
  /** A booked lesson. */
  | 'BOOKED_LESSON'
  /** A book month. */
  | 'BOOK_MONTH'
  /** A cancellation policy. */
  | 'CANCELLATION_POLICY'
  /** A candidacy. */
  | 'CANDIDACY'
  /** A character. */
  | 'CHARACTER'
  /** A confirmed lesson. */
  | 'CONFIRMED_LESSON'
  /** Somebody who writes lessons of the learning content. */
  | 'CONTENT_CREATOR'
  /** A conversation practice. */
  | 'CONVERSATION_PRACTICE'
  /** A credit lot. */
  | 'CREDIT_LOT'
  /** A curriculum. */
  | 'CURRICULUM'
  /** A customer. */
  | 'CUSTOMER'
  /** A customer note. */
  | 'CUSTOMER_NOTE'
  /** A customer pod. */
  | 'CUSTOMER_POD'
  /** A dependent. */
  | 'DEPENDENT'
  /** A dialect. */
  | 'DIALECT'
  /** An exam. */
  | 'EXAM'
  /** A lesson in the learning content. */
  | 'EXAM_LESSON'
  /** A subject, a topic or a section of an exam. */
  | 'EXAM_PART'
  /** The session of a lesson. */
  | 'EXAM_SESSION'
  /** A piece of customers' feedback. */
  | 'FEEDBACK'
  /** A group instance. */
  | 'GROUP_INSTANCE'
  /** A group lesson. */
  | 'GROUP_LESSON'
  /** One of the viewer's own imports. */
  | 'IMPORT'
  /** An invoice. */
  | 'INVOICE'
  /** A job of the system. */
  | 'JOB'
  /** A journal entry. */
  | 'JOURNAL_ENTRY'
  /** A journal template. */
  | 'JOURNAL_TEMPLATE'
  /** A lead. */
  | 'LEAD'
  /** A lesson rating. */
  | 'LESSON_RATING'
  /** A lesson request. */
  | 'LESSON_REQUEST'
  /** One of the viewer's own views of a list. */
  | 'LIST_VIEW'
  /** A message to a customer. */
  | 'MESSAGE'
  /** One of the viewer's notifications. */
  | 'NOTIFICATION'
  /** An old invoice. */
  | 'OLD_INVOICE'
  /** A partner. */
  | 'PARTNER'
  /** A partner user. */
  | 'PARTNER_USER'
  /** A payment. */
  | 'PAYMENT'
  /** A payout account. */
  | 'PAYOUT_ACCOUNT'
  /** A pay rate. */
  | 'PAY_RATE'
  /** A product update. */
  | 'PRODUCT_UPDATE'
  /** A promo. */
  | 'PROMO'
  /** A referral. */
  | 'REFERRAL'
  /** A referral payout. */
  | 'REFERRAL_PAYOUT'
  /** A referrer. */
  | 'REFERRER'
  /** A region. */
  | 'REGION'
  /** A sentence session. */
  | 'SENTENCE_SESSION'
  /** A service token. */
  | 'SERVICE_TOKEN'
  /** One of the viewer's sessions. */
  | 'SESSION'
  /** A setting. */
  | 'SETTING'
  /** A speaker. */
  | 'SPEAKER'
  /** A staff account. */
  | 'STAFF_USER'
  /** A story. */
  | 'STORY'
  /** A student rating. */
  | 'STUDENT_RATING'
  /** A part of a curriculum. */
  | 'SUBDIVISION'
  /** A task of a colleague. */
  | 'TASK'
  /** A template. */
  | 'TEMPLATE'
  /** A tutor. */
  | 'TUTOR'
  /** A tutor day. */
  | 'TUTOR_DAY'
  /** A tutor document. */
  | 'TUTOR_DOCUMENT'
  /** A tutor feedback. */
  | 'TUTOR_FEEDBACK'
  /** A tutor time off. */
  | 'TUTOR_TIME_OFF'
  /** The viewer's own account. */
  | 'VIEWER'
  /** A word. */
  | 'WORD';

/** An exam in the learning content, made up of subjects. A content-creator sees only exams with lessons assigned to them. */
export type Exam = Node & {
  __typename?: 'Exam';
  /** Whether the app shows it. */
  active: Scalars['Boolean']['output'];
  /** When it was archived; null while in use. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What its picture shows. */
  coverAlt?: Maybe<Scalars['String']['output']>;
  /** Its picture; null for none. */
  coverImage?: Maybe<File>;
  createdAt: Scalars['DateTime']['output'];
  /** What it is about. */
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The number of lessons in it. */
  lessonCount: Scalars['Int']['output'];
  /** The number of lessons in it by status: all four statuses, in order. */
  lessonCounts: Array<ExamLessonCount>;
  /** The only region it is for; null for all regions. */
  region?: Maybe<Region>;
  /** Used in web addresses. */
  slug: Scalars['String']['output'];
  /** The number of subjects in it. */
  subjectCount: Scalars['Int']['output'];
  /** Its subjects, in order. */
  subjects: ExamSubjectPage;
  /** Its title. */
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};


/** An exam in the learning content, made up of subjects. A content-creator sees only exams with lessons assigned to them. */
export type ExamSubjectsArgs = {
  filter?: ExamPartFilter;
  page?: PageInput;
};

export type ExamCreateInput = {
  /** Whether the app shows it; true if left out. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the picture shows; needed with one. */
  coverAlt?: InputMaybe<Scalars['String']['input']>;
  /** The id of an uploaded picture. */
  coverImage?: InputMaybe<Scalars['ID']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** The only region it is for; null for all regions. */
  regionId?: InputMaybe<Scalars['ID']['input']>;
  /** Made from the title if left out. */
  slug?: InputMaybe<Scalars['String']['input']>;
  title: Scalars['String']['input'];
};

export type ExamFilter = {
  /** True for what the app shows, false for what it does not. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** True for what was archived, which only those who may restore it see; false, or left out, for what is in use. */
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of a title; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A lesson in the learning content. */
export type ExamLesson = Node & {
  __typename?: 'ExamLesson';
  /** Whether the app may show it once it is published. */
  activeFlag: ActiveFlag;
  /** When it was archived; null while in use. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The writer; null if there is none or they have left. */
  assignee?: Maybe<StaffUser>;
  /** Its newest assignment that was not withdrawn; null if nobody has it. */
  assignment?: Maybe<LessonAssignment>;
  /** The status of its newest version. */
  contentStatus: ContentStatus;
  createdAt: Scalars['DateTime']['output'];
  /** The date by which the assignee should finish it. */
  dueOn?: Maybe<Scalars['Date']['output']>;
  /** How long it takes, in minutes. */
  estimatedMinutes?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  /** Its position in the section, starting at 0. */
  order: Scalars['Int']['output'];
  /** How many things keep its newest session from being submitted; null if nothing is written. */
  problemCount?: Maybe<Scalars['Int']['output']>;
  /** The first five things that keep its newest session from being submitted. */
  problems: Array<SessionCheck>;
  /** The number of the version that the app has; null for none. */
  publishedVersion?: Maybe<Scalars['Int']['output']>;
  /** The reviewer; null if there is none or they have left. */
  reviewer?: Maybe<StaffUser>;
  /** The section it belongs to. */
  section?: Maybe<ExamSection>;
  /** When it got this status. */
  statusSince: Scalars['DateTime']['output'];
  /** What it is about, in a few sentences. */
  summary?: Maybe<Scalars['String']['output']>;
  /** Its title. */
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** The number of its newest version; null if nothing is written. */
  workingVersion?: Maybe<Scalars['Int']['output']>;
  /** Who else has its session open to write in it now. */
  writers: Array<StaffUser>;
};

/** Who is to write a lesson, and by when. */
export type ExamLessonAssignInput = {
  /** Who is to write it. */
  creatorId: Scalars['ID']['input'];
  /** The date by which it should be ready. */
  dueOn?: InputMaybe<Scalars['Date']['input']>;
  /** What they are to bear in mind. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Whether it may be taken from somebody who has it already; false if left out. */
  reassign?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The number of lessons with one status. */
export type ExamLessonCount = {
  __typename?: 'ExamLessonCount';
  /** The status. */
  contentStatus: ContentStatus;
  /** How many lessons have it. */
  count: Scalars['Int']['output'];
};

export type ExamLessonCreateInput = {
  /** Active if left out. */
  activeFlag?: InputMaybe<ActiveFlag>;
  estimatedMinutes?: InputMaybe<Scalars['Int']['input']>;
  summary?: InputMaybe<Scalars['String']['input']>;
  title: Scalars['String']['input'];
};

export type ExamLessonFilter = {
  /** Only lessons with this flag. */
  activeFlag?: InputMaybe<ActiveFlag>;
  /** True for what was archived, which only those who may restore it see; false, or left out, for what is in use. */
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  /** Assigned to any of these people. */
  assigneeId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these statuses. */
  contentStatus?: InputMaybe<Array<ContentStatus>>;
  /** Anywhere in any of these exams. */
  examId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** True for lessons past their due date and not published, false for all others. */
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
  /** True for lessons whose newest session something keeps from being submitted, false for all others. */
  problems?: InputMaybe<Scalars['Boolean']['input']>;
  /** Reviewed by any of these people. */
  reviewerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of a title; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Anywhere in any of these subjects. */
  subjectId?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type ExamLessonPage = {
  __typename?: 'ExamLessonPage';
  items: Array<ExamLesson>;
  pageInfo: PageInfo;
};

export type ExamLessonPayload = {
  __typename?: 'ExamLessonPayload';
  lesson?: Maybe<ExamLesson>;
  userErrors: Array<UserError>;
};

/** Where to look for lessons: anywhere in any of these. */
export type ExamLessonPlace = {
  /** In any of these exams. */
  examId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** In any of these sections. */
  sectionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** In any of these subjects. */
  subjectId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** In any of these topics. */
  topicId?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type ExamLessonSort =
  /** Earliest due date first; lessons without one come last. */
  | 'DUE_ASC'
  /** Latest due date first; lessons without one come last. */
  | 'DUE_DESC'
  /** Longest in their current status first. */
  | 'STATUS_SINCE_ASC'
  /** Most recently moved to their current status first. */
  | 'STATUS_SINCE_DESC'
  | 'TITLE_ASC'
  | 'TITLE_DESC';

export type ExamLessonUpdateInput = {
  activeFlag?: InputMaybe<ActiveFlag>;
  estimatedMinutes?: InputMaybe<Scalars['Int']['input']>;
  summary?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Where to move a part of an exam. */
export type ExamMoveInput = {
  /** The position among the new siblings, starting at 0. */
  order: Scalars['Int']['input'];
  /** The new parent, on the level above. */
  parentId: Scalars['ID']['input'];
};

export type ExamPage = {
  __typename?: 'ExamPage';
  items: Array<Exam>;
  pageInfo: PageInfo;
};

/** A subject, a topic or a section of an exam, as it is written: the three levels have the same fields. */
export type ExamPart = Node & {
  __typename?: 'ExamPart';
  /** Whether the app shows it. */
  active: Scalars['Boolean']['output'];
  /** When it was archived; null while in use. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** What it is about. */
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The level it is on. */
  level: ExamPartLevel;
  /** Its name, for example Mathematics. */
  name: Scalars['String']['output'];
  /** Its position among its siblings, starting at 0. */
  order: Scalars['Int']['output'];
  /** The id of the exam, subject or topic above it. */
  parentId: Scalars['ID']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type ExamPartCreateInput = {
  /** Whether the app shows it; true if left out. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
};

export type ExamPartFilter = {
  /** True for what the app shows, false for what it does not. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** True for what was archived, which only those who may restore it see; false, or left out, for what is in use. */
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of a name; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A level of an exam between itself and its lessons. */
export type ExamPartLevel =
  /** In a topic; made up of lessons. */
  | 'SECTION'
  /** In an exam; made up of topics. */
  | 'SUBJECT'
  /** In a subject; made up of sections. */
  | 'TOPIC';

export type ExamPartPayload = {
  __typename?: 'ExamPartPayload';
  part?: Maybe<ExamPart>;
  userErrors: Array<UserError>;
};

export type ExamPartUpdateInput = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};

export type ExamPayload = {
  __typename?: 'ExamPayload';
  exam?: Maybe<Exam>;
  userErrors: Array<UserError>;
};

/** The outcome of removing a part of an exam, or all of it. */
export type ExamRemovedPayload = {
  __typename?: 'ExamRemovedPayload';
  /** The id that nothing has any more; null if it was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

/** A section of a topic, made up of lessons. */
export type ExamSection = Node & {
  __typename?: 'ExamSection';
  /** Whether the app shows it. */
  active: Scalars['Boolean']['output'];
  /** When it was archived; null while in use. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** What it is about. */
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The number of lessons in it. */
  lessonCount: Scalars['Int']['output'];
  /** The number of lessons in it by status: all four statuses, in order. */
  lessonCounts: Array<ExamLessonCount>;
  /** Its lessons, in order. */
  lessons: ExamLessonPage;
  /** Its name, for example Mathematics. */
  name: Scalars['String']['output'];
  /** Its position among its siblings, starting at 0. */
  order: Scalars['Int']['output'];
  /** The topic it belongs to. */
  topic?: Maybe<ExamTopic>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};


/** A section of a topic, made up of lessons. */
export type ExamSectionLessonsArgs = {
  filter?: ExamLessonFilter;
  page?: PageInput;
};

export type ExamSectionPage = {
  __typename?: 'ExamSectionPage';
  items: Array<ExamSection>;
  pageInfo: PageInfo;
};

/** What a learner goes through in a lesson: its newest version, with what is right. It is for staff only. */
export type ExamSession = Node & {
  __typename?: 'ExamSession';
  /** Its blocks, in order. */
  blocks: Array<SessionBlock>;
  /** Everything that keeps it from being submitted, in the order of its blocks. */
  checks: Array<SessionCheck>;
  /** What reviewers asked for in the lesson, the latest first. */
  comments: Array<SessionComment>;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Whether you wrote at this version: its authors withdraw it, and do not review it. */
  isAuthor: Scalars['Boolean']['output'];
  /** The lesson it belongs to. */
  lessonId: Scalars['ID']['output'];
  /** When this version was first published; null where it never was. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** Starts at 1; a published version is followed by the next. */
  versionNumber: Scalars['Int']['output'];
  /** All versions of the lesson's session, the latest first. */
  versions: Array<SessionVersion>;
};

/** The blocks of a session, all of them. */
export type ExamSessionInput = {
  /** In order; at most 50. */
  blocks: Array<SessionBlockInput>;
};

export type ExamSessionPayload = {
  __typename?: 'ExamSessionPayload';
  session?: Maybe<ExamSession>;
  userErrors: Array<UserError>;
};

export type ExamSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'TITLE_ASC'
  | 'TITLE_DESC';

/** A subject in an exam, made up of topics. */
export type ExamSubject = Node & {
  __typename?: 'ExamSubject';
  /** Whether the app shows it. */
  active: Scalars['Boolean']['output'];
  /** When it was archived; null while in use. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** What it is about. */
  description?: Maybe<Scalars['String']['output']>;
  /** The exam it belongs to. */
  exam?: Maybe<Exam>;
  /** The path of a picture. */
  icon?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The number of lessons in it. */
  lessonCount: Scalars['Int']['output'];
  /** The number of lessons in it by status: all four statuses, in order. */
  lessonCounts: Array<ExamLessonCount>;
  /** Its name, for example Mathematics. */
  name: Scalars['String']['output'];
  /** Its position among its siblings, starting at 0. */
  order: Scalars['Int']['output'];
  /** The number of topics in it. */
  topicCount: Scalars['Int']['output'];
  /** Its topics, in order. */
  topics: ExamTopicPage;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};


/** A subject in an exam, made up of topics. */
export type ExamSubjectTopicsArgs = {
  filter?: ExamPartFilter;
  page?: PageInput;
};

export type ExamSubjectPage = {
  __typename?: 'ExamSubjectPage';
  items: Array<ExamSubject>;
  pageInfo: PageInfo;
};

/** A topic in a subject, made up of sections. */
export type ExamTopic = Node & {
  __typename?: 'ExamTopic';
  /** Whether the app shows it. */
  active: Scalars['Boolean']['output'];
  /** When it was archived; null while in use. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** What it is about. */
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The number of lessons in it. */
  lessonCount: Scalars['Int']['output'];
  /** The number of lessons in it by status: all four statuses, in order. */
  lessonCounts: Array<ExamLessonCount>;
  /** Its name, for example Mathematics. */
  name: Scalars['String']['output'];
  /** Its position among its siblings, starting at 0. */
  order: Scalars['Int']['output'];
  /** The number of sections in it. */
  sectionCount: Scalars['Int']['output'];
  /** Its sections, in order. */
  sections: ExamSectionPage;
  /** The subject it belongs to. */
  subject?: Maybe<ExamSubject>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};


/** A topic in a subject, made up of sections. */
export type ExamTopicSectionsArgs = {
  filter?: ExamPartFilter;
  page?: PageInput;
};

export type ExamTopicPage = {
  __typename?: 'ExamTopicPage';
  items: Array<ExamTopic>;
  pageInfo: PageInfo;
};

export type ExamUpdateInput = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the picture shows; needed with one. */
  coverAlt?: InputMaybe<Scalars['String']['input']>;
  /** The id of an uploaded picture; null for none. */
  coverImage?: InputMaybe<Scalars['ID']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** The only region it is for; null for all regions. */
  regionId?: InputMaybe<Scalars['ID']['input']>;
  /** The old slug keeps leading to the exam. */
  slug?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};

/** How a list is written to a file. */
export type ExportAs = {
  /** Ids of the columns, in their order; every column if left out. */
  columns?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What it is written as. */
  format: ExportFormat;
};

/** What a list is written as. */
export type ExportFormat =
  /** Comma-separated values; any number of rows. */
  | 'CSV'
  /** An Excel workbook; up to 100,000 rows. */
  | 'XLSX';

/** A line that is entered by hand. */
export type ExtraLineInput = {
  /** Below 0 for a correction that takes something off. */
  amount: Scalars['MinorUnits']['input'];
  /** What the customer reads. */
  description: Scalars['String']['input'];
  /** A fee, or a correction. */
  kind: InvoiceLineKind;
};

/** How many records each choice of one filter would leave, the other filters and the search in force. */
export type Facet = {
  __typename?: 'Facet';
  /** The choices that any record has, the most first; words such as `me` stand for what they mean to the viewer. */
  counts: Array<FacetCount>;
  /** The filter, by its field in the list's filter. */
  name: Scalars['String']['output'];
};

/** How many records one choice of a filter would leave. */
export type FacetCount = {
  __typename?: 'FacetCount';
  /** How many records there are. */
  count: Scalars['Int']['output'];
  /** The choice: an id, a text, or a closed list's value in the servers' spelling. */
  value: Scalars['String']['output'];
};

export type FamilyCoursesPayload = {
  __typename?: 'FamilyCoursesPayload';
  /** With `preview`, what the lessons that it settles would come to, the earliest first; null otherwise. */
  comesTo?: Maybe<Array<LessonComesTo>>;
  /** The courses as they are now; null where nothing was changed. */
  courses?: Maybe<Array<ConfirmedLesson>>;
  /** With `preview`, the emails that it would send; null otherwise. */
  mails?: Maybe<Array<MailShown>>;
  userErrors: Array<UserError>;
};

/** A family in one step. */
export type FamilyCreateInput = {
  /** Those who learn, besides the payer. */
  learners: Array<FamilyLearnerInput>;
  /** Who pays. */
  payer: CustomerCreateInput;
  /** What they ask for first, if anything. */
  request?: InputMaybe<FamilyRequestInput>;
};

/** A learner who is added with the payer. */
export type FamilyLearnerInput = {
  /** Where nobody knows the date of birth. */
  ageGroup?: InputMaybe<AgeGroup>;
  /** Their birthday, if it is known. */
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  /** The given name. */
  firstName: Scalars['String']['input'];
  /** The payer's if left out. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** What they are to the payer. */
  relationship: Relationship;
  /** What they want to learn. */
  subjects?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** When and why a family is away, and which of their courses pause. */
export type FamilyPauseInput = {
  /** Who asked for it: the customer, the tutor or staff. */
  byKind: LessonParty;
  /** Whether these are other days of the pause that they are in, or that is ahead: what is given back is booked again. */
  changes?: Scalars['Boolean']['input'];
  /** The courses, of one customer and not of a pod. */
  courseIds: Array<Scalars['ID']['input']>;
  /** The first day without lessons. */
  from: Scalars['Date']['input'];
  /** Needed where the reason is another one. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Why. */
  reason: LessonReason;
  /** The last day without lessons, at most 90 days in all. */
  until: Scalars['Date']['input'];
};

export type FamilyPayload = {
  __typename?: 'FamilyPayload';
  /** The payer; null where nothing was added. */
  customer?: Maybe<Customer>;
  /** The first request; null if there is none. */
  request?: Maybe<LessonRequest>;
  userErrors: Array<UserError>;
};

/** What a family asks for first. */
export type FamilyRequestInput = {
  /** How long a lesson is. */
  durationMinutes: Scalars['Int']['input'];
  /** What they want to reach. */
  goals?: InputMaybe<Scalars['String']['input']>;
  /** Trial or regular lessons. */
  kind?: InputMaybe<LessonKind>;
  /** Which of the learners it is for, counted from 0; the payer if left out. */
  learnerAt?: InputMaybe<Scalars['Int']['input']>;
  /** How many lessons a week. */
  lessonsPerWeek?: InputMaybe<Scalars['Int']['input']>;
  /** How much they know. */
  level?: InputMaybe<LearnerLevel>;
  /** When it suits them. */
  preferredTimes: Array<PreferredTimeInput>;
  /** What is to be learnt. */
  subject: Scalars['String']['input'];
};

/** What a customer says of the service, and what is answered. */
export type Feedback = Node & {
  __typename?: 'Feedback';
  /** Since when they have waited for an answer, or last did. */
  askedAt: Scalars['DateTime']['output'];
  /** Who is to see to it. */
  assignee?: Maybe<StaffUser>;
  /** The whole of it, in their words. */
  body: Scalars['String']['output'];
  /** What it is about, in a word. */
  category: ServiceFeedbackCategory;
  /** How they told us. */
  channel: FeedbackChannel;
  createdAt: Scalars['DateTime']['output'];
  /** Who gave it; null where nobody is named. */
  customer?: Maybe<Customer>;
  /** By when they are to be answered; null where they have been, or need none. */
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  /** For example F-0001; never reused. */
  feedbackNumber: Scalars['String']['output'];
  /** When they were first answered. */
  firstAnsweredAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** Whose lessons it is about: the customer, or a dependent of theirs. */
  learner?: Maybe<Learner>;
  /** The lesson that it is about. */
  lesson?: Maybe<BookedLesson>;
  /** What came of it, the first in front. */
  links?: Maybe<Array<FeedbackLink>>;
  /** What it is called: “F-0001”. */
  name: Scalars['String']['output'];
  /** How soon they are to be answered. */
  priority: FeedbackPriority;
  /** The customer’s region: its working days count. */
  region?: Maybe<Region>;
  /** How it was resolved. */
  resolution?: Maybe<Scalars['String']['output']>;
  /** How they feel, from 1, very unhappy, to 5. */
  sentiment?: Maybe<Scalars['Int']['output']>;
  /** Where it stands. */
  status: FeedbackStatus;
  /** Since when it is in that state. */
  statusSince: Scalars['DateTime']['output'];
  /** What was said, and noted among staff, the first in front. */
  thread?: Maybe<Array<FeedbackWords>>;
  /** What kind of feedback it is. */
  type: FeedbackType;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** Who wrote it down; null for the system. */
  writtenBy?: Maybe<StaffUser>;
};

/** Who gave feedback. */
export type FeedbackAuthorKind =
  /** A customer. */
  | 'CUSTOMER'
  /** A learner. */
  | 'LEARNER'
  /** The colleague who wrote it down. */
  | 'STAFF'
  /** The tutor. */
  | 'TUTOR';

/** What feedback is about, in a word. */
export type FeedbackCategory =
  /** Messages and answers. */
  | 'COMMUNICATION'
  /** What is taught, and in which order. */
  | 'CURRICULUM'
  /** What lessons are taught with. */
  | 'MATERIALS'
  /** Anything else. */
  | 'OTHER'
  /** Pay and prices. */
  | 'PAY'
  /** Being on time. */
  | 'PUNCTUALITY'
  /** The safety of learners; for directors and super-admins alone. */
  | 'SAFEGUARDING'
  /** How lessons are taught. */
  | 'TEACHING'
  /** Sound, video and the classroom. */
  | 'TECHNOLOGY';

/** How a customer told us what they think. */
export type FeedbackChannel =
  /** In the app. */
  | 'APP'
  /** By email. */
  | 'EMAIL'
  /** On the phone. */
  | 'PHONE'
  /** In a survey. */
  | 'SURVEY'
  /** On WhatsApp. */
  | 'WHATSAPP';

export type FeedbackCreateInput = {
  /** Who is to see to it: an active colleague who may. */
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** The whole of it, in their words. */
  body: Scalars['String']['input'];
  /** What it is about, in a word. */
  category: ServiceFeedbackCategory;
  /** How they told us. */
  channel: FeedbackChannel;
  /** The customer who gave it, or the dependent of theirs whose lessons it is about. */
  learnerId?: InputMaybe<Scalars['ID']['input']>;
  /** The lesson that it is about; one that the customer pays for. */
  lessonId?: InputMaybe<Scalars['ID']['input']>;
  /** How soon they are to be answered; normal if left out. */
  priority?: InputMaybe<FeedbackPriority>;
  /** Where nobody is named: the region whose working days count. */
  regionId?: InputMaybe<Scalars['ID']['input']>;
  /** How they feel, from 1, very unhappy, to 5. */
  sentiment?: InputMaybe<Scalars['Int']['input']>;
  /** What kind of feedback it is. */
  type: FeedbackType;
};

/** What was decided for a customer. */
export type FeedbackDecision =
  /** They get lesson credit. */
  | 'CREDIT'
  /** They get nothing, and were told why. */
  | 'DECLINE'
  /** The lesson is given again, or made longer. */
  | 'REBOOK'
  /** They get their money back; decided by a director. */
  | 'REFUND';

/** What feedback is about. */
export type FeedbackDirection =
  /** What someone says of a tutor. */
  | 'ABOUT_TUTOR'
  /** What a tutor says of us. */
  | 'FROM_TUTOR';

/** An entry in the journal of the tutor whom feedback concerns. */
export type FeedbackEntryInput = {
  /** The whole of it. */
  body: Scalars['String']['input'];
  /** What kind of entry it is. */
  kind: JournalKind;
  /** The day that it is about. */
  occurredOn: Scalars['Date']['input'];
  /** The tutor. */
  personId: Scalars['ID']['input'];
  /** From 1, the mildest, to 3; of warnings and incidents alone. */
  severity?: InputMaybe<Scalars['Int']['input']>;
  /** What it is called. */
  title: Scalars['String']['input'];
  /** Who may read it; staff if left out. */
  visibility?: InputMaybe<JournalVisibility>;
};

export type FeedbackFilter = {
  /** Any of these colleagues, who are to see to it; `me` is the viewer, `none` is nobody. */
  assigneeId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these. */
  category?: InputMaybe<Array<ServiceFeedbackCategory>>;
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Any of these. */
  channel?: InputMaybe<Array<FeedbackChannel>>;
  /** When it was written down, by the viewer’s calendar. */
  created?: InputMaybe<Period>;
  /** The same by days of one’s own choosing. */
  createdBetween?: InputMaybe<DayRangeInput>;
  /** Any of these customers. */
  customerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether an answer is past due. */
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of these. */
  priority?: InputMaybe<Array<FeedbackPriority>>;
  /** Any of these regions; `my-regions` are the viewer’s. */
  regionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A number, or part of the feedback or of the customer’s name; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these. */
  status?: InputMaybe<Array<FeedbackStatus>>;
  /** Any of these. */
  type?: InputMaybe<Array<FeedbackType>>;
};

/** What came of feedback. */
export type FeedbackLink = {
  __typename?: 'FeedbackLink';
  /** When it was decided, or the entry was written. */
  at: Scalars['DateTime']['output'];
  /** The credit that was given. */
  creditLot?: Maybe<CreditLot>;
  id: Scalars['ID']['output'];
  /** Of an entry in a journal: its id. */
  journalEntryId?: Maybe<Scalars['ID']['output']>;
  /** What it is. */
  kind: FeedbackLinkKind;
  /** The request for lessons that make up for it. */
  lessonRequest?: Maybe<LessonRequest>;
  /** Who decided, or wrote the entry. */
  madeBy?: Maybe<StaffUser>;
  /** Why it was decided so, or what the entry is called. */
  note: Scalars['String']['output'];
  /** Of an entry in a journal: whose it is. */
  personId?: Maybe<Scalars['ID']['output']>;
};

/** What came of feedback. */
export type FeedbackLinkKind =
  /** They get lesson credit. */
  | 'CREDIT'
  /** They get nothing, and were told why. */
  | 'DECLINE'
  /** An entry in a tutor's journal. */
  | 'JOURNAL_ENTRY'
  /** The lesson is given again, or made longer. */
  | 'REBOOK'
  /** They get their money back; decided by a director. */
  | 'REFUND';

export type FeedbackPage = {
  __typename?: 'FeedbackPage';
  items: Array<Feedback>;
  pageInfo: PageInfo;
};

export type FeedbackPayload = {
  __typename?: 'FeedbackPayload';
  feedback?: Maybe<Feedback>;
  userErrors: Array<UserError>;
};

/** How soon a customer is to be answered. */
export type FeedbackPriority =
  /** Within one working day. */
  | 'HIGH'
  /** Within five working days. */
  | 'LOW'
  /** Within two working days. */
  | 'NORMAL'
  /** Within four hours. */
  | 'URGENT';

export type FeedbackSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'DUE_ASC'
  | 'DUE_DESC'
  | 'NUMBER_ASC'
  | 'NUMBER_DESC';

/** Whose words they are. */
export type FeedbackSpeaker =
  /** The customer's. */
  | 'CUSTOMER'
  /** Ours. */
  | 'STAFF';

/** The state of customers' feedback. */
export type FeedbackStatus =
  /** Resolved a week ago, and quiet since. */
  | 'CLOSED'
  /** No one has answered it. */
  | 'NEW'
  /** Someone is seeing to it. */
  | 'OPEN'
  /** It was resolved; it says how. A reply takes it up again. */
  | 'RESOLVED'
  /** The customer was asked something. */
  | 'WAITING_CUSTOMER';

/** What kind of feedback it is. */
export type FeedbackType =
  /** Something went wrong. */
  | 'COMPLAINT'
  /** They are happy. */
  | 'PRAISE'
  /** They would like to know something. */
  | 'QUESTION'
  /** They ask for money back. */
  | 'REFUND_REQUEST'
  /** Something could be better. */
  | 'SUGGESTION';

/** Changes to feedback. What is left out stays; whose it is stays for good. */
export type FeedbackUpdateInput = {
  /** Who is to see to it: an active colleague who may. */
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** The whole of it, in their words. */
  body?: InputMaybe<Scalars['String']['input']>;
  /** What it is about, in a word. */
  category?: InputMaybe<ServiceFeedbackCategory>;
  /** How they told us. */
  channel?: InputMaybe<FeedbackChannel>;
  /** The lesson that it is about; one that the customer pays for. */
  lessonId?: InputMaybe<Scalars['ID']['input']>;
  /** How soon they are to be answered; until they are, it moves by when that is due. */
  priority?: InputMaybe<FeedbackPriority>;
  /** How they feel, from 1, very unhappy, to 5. */
  sentiment?: InputMaybe<Scalars['Int']['input']>;
  /** What kind of feedback it is. */
  type?: InputMaybe<FeedbackType>;
};

/** Something that was said about feedback, or noted. */
export type FeedbackWords = {
  __typename?: 'FeedbackWords';
  /** When it was written down. */
  at: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Whether it is for staff alone. */
  internal: Scalars['Boolean']['output'];
  /** How an answer went out; null for what is not an answer. */
  sentBy?: Maybe<ContactChannel>;
  /** Whose words they are. */
  speaker: FeedbackSpeaker;
  /** The words. */
  text: Scalars['String']['output'];
  /** Who wrote it down; null for the system. */
  writtenBy?: Maybe<StaffUser>;
};

/** One field of a record that was changed. */
export type FieldChange = {
  __typename?: 'FieldChange';
  /** The value after the change. */
  after?: Maybe<Scalars['FieldValue']['output']>;
  /** The value before the change. Ids and enum values are as the servers spell them. */
  before?: Maybe<Scalars['FieldValue']['output']>;
  /** The field's name in this API, or in its inputs. */
  field: Scalars['String']['output'];
};

/** A refusal of one input field. */
export type FieldError = UserError & {
  __typename?: 'FieldError';
  /** The kind of refusal. */
  code: UserErrorCode;
  /** A message to show beside the field. */
  message: Scalars['String']['output'];
  /** The path to the refused input field, one name per level. */
  path: Array<Scalars['String']['output']>;
};

/** An uploaded file: a document, a picture, a recording. It is sent with `POST /files` and named by the record that it belongs to. */
export type File = Node & {
  __typename?: 'File';
  /** The media type, by what the file holds. */
  contentType: Scalars['String']['output'];
  /** Until when the path opens it; null where it always does. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** The name, as the person who sent it calls it. */
  name: Scalars['String']['output'];
  /** How many bytes it has. */
  size: Scalars['Int']['output'];
  /** A path that opens it, or a part of it, made for this answer. */
  url: Scalars['String']['output'];
};

/** A file of records that was imported, or is about to be. */
export type FileImport = Node & {
  __typename?: 'FileImport';
  createdAt: Scalars['DateTime']['output'];
  /** The curriculum that its topics are put into; null for records that stand for themselves. */
  curriculum?: Maybe<Curriculum>;
  /** How the file writes dates in figures alone; null where that is not said. */
  dateOrder?: Maybe<DateOrder>;
  /** How many rows the work under way has done. */
  done: Scalars['Int']['output'];
  /** Why it could not go on. */
  error?: Maybe<Scalars['String']['output']>;
  /** The file's name. */
  fileName: Scalars['String']['output'];
  /** Identifies what was checked; send it with the import. */
  fingerprint?: Maybe<Scalars['String']['output']>;
  /** What the first row calls the columns. */
  headings: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** When it was imported; null until then. */
  importedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What its rows are. */
  kind: ImportKind;
  /** Whether rows that cannot be imported are left out. */
  leavesOut: Scalars['Boolean']['output'];
  /** The id of the content lesson whose session its blocks or questions are put into; null for other kinds. */
  lessonId?: Maybe<Scalars['ID']['output']>;
  /** The field that each column fills, by its place; null for none. */
  mapping: Array<Maybe<Scalars['String']['output']>>;
  /** What is to be known of how the file was read, in sentences. */
  notes: Array<Scalars['String']['output']>;
  /** Who sent it; null if they are no longer known. */
  owner?: Maybe<StaffUser>;
  /** The rows that cannot be imported, with what is wrong; null if there are none. */
  problemFile?: Maybe<File>;
  /** Whether archived records that rows mean are restored. */
  restores: Scalars['Boolean']['output'];
  /** The first rows, until the file is checked. */
  sample: Array<Array<Scalars['String']['output']>>;
  /** The state of the import. */
  state: ImportState;
  /** How many rows are below the headings. */
  total: Scalars['Int']['output'];
  /** Until when it can be undone; null where it cannot. */
  undoUntil?: Maybe<Scalars['DateTime']['output']>;
  /** What became of the rows when the import was undone. */
  undone: Array<UndoVerdictCount>;
  /** When it was undone; null if it was not. */
  undoneAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many rows there are of each verdict. */
  verdicts: Array<RowVerdictCount>;
};

/** A cell of a row that cannot be imported. */
export type FileImportCell = {
  __typename?: 'FileImportCell';
  /** The place of its column, from 0. */
  column: Scalars['Int']['output'];
  /** The heading of its column. */
  heading: Scalars['String']['output'];
  /** What is wrong with it; null where the row as a whole is wrong. */
  problem?: Maybe<Scalars['String']['output']>;
  /** What stands in it. */
  text: Scalars['String']['output'];
};

/** A cell as it should be. */
export type FileImportCellInput = {
  /** The place of its column, from 0. */
  column: Scalars['Int']['input'];
  /** What is to stand in it. */
  text: Scalars['String']['input'];
};

/** How a file is read. */
export type FileImportChoice = {
  /** How the file writes dates in figures alone. */
  dateOrder?: InputMaybe<DateOrder>;
  /** The field that each column fills, by its place; null for none. */
  mapping: Array<InputMaybe<Scalars['String']['input']>>;
  /** Whether archived records that rows mean are restored. */
  restores?: Scalars['Boolean']['input'];
};

export type FileImportPage = {
  __typename?: 'FileImportPage';
  items: Array<FileImport>;
  pageInfo: PageInfo;
};

export type FileImportPayload = {
  __typename?: 'FileImportPayload';
  import?: Maybe<FileImport>;
  userErrors: Array<UserError>;
};

/** A row of an imported file, and what becomes of it. */
export type FileImportRow = Node & {
  __typename?: 'FileImportRow';
  /** Records that may be meant. */
  candidates: Array<RowCandidate>;
  /** The cells to correct, where the row cannot be imported. */
  cells: Array<FileImportCell>;
  /** What it changes, field by field. */
  changes: Array<RowChange>;
  id: Scalars['ID']['output'];
  /** Whom or what the row is about. */
  label: Scalars['String']['output'];
  /** Why it is not imported. */
  problem?: Maybe<Scalars['String']['output']>;
  /** The row number in the file; the headings are row 1. */
  row: Scalars['Int']['output'];
  /** What became of it when the import was undone. */
  undo?: Maybe<UndoVerdict>;
  /** Why it was not reversed. */
  undoReason?: Maybe<Scalars['String']['output']>;
  /** A path of the portal that shows the record; null where there is none. */
  url?: Maybe<Scalars['String']['output']>;
  /** What the row does. */
  verdict: RowVerdict;
};

/** Cells of one row as they should be. */
export type FileImportRowInput = {
  /** The cells that are corrected. */
  cells: Array<FileImportCellInput>;
  /** The row number in the file. */
  row: Scalars['Int']['input'];
};

export type FileImportRowPage = {
  __typename?: 'FileImportRowPage';
  items: Array<FileImportRow>;
  pageInfo: PageInfo;
};

/** A dependent who is added together with the customer: a date of birth or an age group is needed. */
export type FirstDependentInput = {
  /** Where nobody knows the date of birth. */
  ageGroup?: InputMaybe<AgeGroup>;
  /** Their birthday, if it is known. */
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  /** The given name. */
  firstName: Scalars['String']['input'];
  /** The customer's if left out. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** What they are to the customer. */
  relationship: Relationship;
};

/** A task about the customer, given together with a message. */
export type FollowUpInput = {
  /** The day that it is due, by its owner's clock. */
  dueOn?: InputMaybe<Scalars['Date']['input']>;
  /** Who does it. */
  ownerId: Scalars['ID']['input'];
  /** What is to be done. */
  title: Scalars['String']['input'];
};

/** How the follow-up of an entry stands. */
export type FollowUpState =
  /** It is done. */
  | 'DONE'
  /** Its day is to come. */
  | 'LATER'
  /** Its day has passed. */
  | 'OVERDUE'
  /** It is due today. */
  | 'TODAY';

/** A time at which a tutor is free. */
export type FoundSlot = {
  __typename?: 'FoundSlot';
  /** When it ends. */
  end: Scalars['DateTime']['output'];
  /** When it begins. */
  start: Scalars['DateTime']['output'];
};

/** A first lesson that a tutor could give. */
export type FreeSlot = {
  __typename?: 'FreeSlot';
  /** When it would end. */
  end: Scalars['DateTime']['output'];
  /** When it would begin. */
  start: Scalars['DateTime']['output'];
  /** The place of the preferred time, from 0. */
  time: Scalars['Int']['output'];
};

/** What is looked for when free times are. */
export type FreeSlotsInput = {
  /** How many days are looked at, up to 14. */
  days: Scalars['Int']['input'];
  /** How long a lesson is, from 15 to 240. */
  durationMinutes: Scalars['Int']['input'];
  /** Not before this time of a day, for example 17:00, by that clock. */
  earliest: Scalars['String']['input'];
  /** Finished by this time of a day. */
  latest: Scalars['String']['input'];
  /** A learner who must be free too. */
  learnerId?: InputMaybe<Scalars['ID']['input']>;
  /** A request whose preferred times are kept to, instead of all hours of these days. */
  requestId?: InputMaybe<Scalars['ID']['input']>;
  /** The first day that suits, by that clock. */
  startOn: Scalars['Date']['input'];
  /** What is taught. */
  subject: Scalars['String']['input'];
  /** By whose clock it suits: the learner's. */
  timeZone: Scalars['TimeZone']['input'];
};

/** A tutor who is free, and when. */
export type FreeTutor = {
  __typename?: 'FreeTutor';
  /** Whether the times only lie near the preferred ones, since nobody is free at these. */
  isNearest: Scalars['Boolean']['output'];
  /** The first of the times at which they are free, in order. */
  slots: Array<FoundSlot>;
  /** The tutor's own time zone. */
  timeZone: Scalars['TimeZone']['output'];
  /** Who. */
  tutor?: Maybe<Tutor>;
};

/** A person's gender. */
export type Gender =
  /** Female. */
  | 'FEMALE'
  /** Male. */
  | 'MALE'
  /** Another. */
  | 'OTHER'
  /** Prefers not to say. */
  | 'UNDISCLOSED';

/** How much of a month's gifts to a customer is left. */
export type GoodwillStanding = {
  __typename?: 'GoodwillStanding';
  /** What is left of it. */
  left?: Maybe<Scalars['MinorUnits']['output']>;
  /** The limit of a month; null for those without one. */
  limit?: Maybe<Scalars['MinorUnits']['output']>;
};

/** What an answer to a block is worth. */
export type GradeVerdict =
  /** The letters are right; a mark is not. */
  | 'NEARLY'
  /** As it should be. */
  | 'RIGHT'
  /** It could not be judged; the message says what to write instead. */
  | 'UNGRADED'
  /** Not as it should be. */
  | 'WRONG';

/** One date, or one in each of some weeks. */
export type GroupDatesInput = {
  /** How many places there are; as the group lesson has them if left out. */
  capacityMax?: InputMaybe<Scalars['Int']['input']>;
  /** The first day, by the clock of the group lesson. */
  date: Scalars['Date']['input'];
  /** What they are dates of. */
  groupLessonId: Scalars['ID']['input'];
  /** Days of those weeks without a session. */
  skipDates?: InputMaybe<Array<Scalars['Date']['input']>>;
  /** When it starts, for example 18:00. */
  time: Scalars['String']['input'];
  /** Who teaches them; who teaches the group lesson if left out. */
  tutorIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** How many weeks in a row; one if left out. */
  weeks?: InputMaybe<Scalars['Int']['input']>;
};

/** How a learner stands in a session. */
export type GroupEnrolment = {
  __typename?: 'GroupEnrolment';
  /** Since when. */
  at: Scalars['DateTime']['output'];
  /** What that is the price of. */
  chargeBasis: PriceBasis;
  /** Who pays. */
  customer?: Maybe<Customer>;
  /** The last objection to what the place is charged; null for none. */
  dispute?: Maybe<PlaceDispute>;
  id: Scalars['ID']['output'];
  /** Who learns. */
  learner?: Maybe<Learner>;
  /** When it was given up; null for those who still hold it. */
  leftAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the books say of the place; null until it is settled. */
  money?: Maybe<LessonMoney>;
  /** Until when a free place is kept for them. */
  offeredUntil?: Maybe<Scalars['DateTime']['output']>;
  /** What the place costs, as it was when it was taken. */
  price: GroupPrice;
  /** Each time that their place was settled, the last first. */
  settlements: Array<SettlementRound>;
  /** How they stand. */
  status: EnrolmentStatus;
  /** The cancellation policy, as it was when the place was taken. */
  terms: PolicyCopy;
  /** Their place on the waiting list, from 1; null for those who do not wait. */
  waitlistPosition?: Maybe<Scalars['Int']['output']>;
};

/** One dated session of a learning pod or an immersion. */
export type GroupInstance = Node & {
  __typename?: 'GroupInstance';
  /** How many did not come. */
  absent: Scalars['Int']['output'];
  /** Whose clock was agreed on. */
  anchorTimeZone: Scalars['TimeZone']['output'];
  /** How many came. */
  attended: Scalars['Int']['output'];
  /** Whether it is to come with too few learners. */
  belowMinimum: Scalars['Boolean']['output'];
  /** How many places there are. */
  capacityMax: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** At how many of its places somebody objects to the charge. */
  disputed: Scalars['Int']['output'];
  /** When it ends. */
  end: Scalars['DateTime']['output'];
  /** How many learners hold a place, or held one. */
  enrolled: Scalars['Int']['output'];
  /** What it is a session of. */
  groupLesson?: Maybe<GroupLesson>;
  id: Scalars['ID']['output'];
  /** What it is called: “2026-02-02 at 18:00”, by its own clock. */
  name: Scalars['String']['output'];
  /** Why it was cancelled, or did not take place. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Where it can be seen again. */
  recordingUrl?: Maybe<Scalars['String']['output']>;
  /** What was done in it. */
  report?: Maybe<Scalars['String']['output']>;
  /** Who is enrolled or waits, the first in front. */
  roster?: Maybe<Array<GroupEnrolment>>;
  /** Whether it takes place with too few learners. */
  runAnyway: Scalars['Boolean']['output'];
  /** When it starts. */
  start: Scalars['DateTime']['output'];
  /** Where it stands. */
  status: GroupInstanceStatus;
  /** Who teaches it; the first leads. */
  tutors?: Maybe<Array<Tutor>>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** How many wait. */
  waitlisted: Scalars['Int']['output'];
};

export type GroupInstancePayload = {
  __typename?: 'GroupInstancePayload';
  /** With `preview`, the credit notes that would follow; null otherwise. */
  creditNotes?: Maybe<Array<CreditNoteAhead>>;
  groupInstance?: Maybe<GroupInstance>;
  /** With `preview`, the emails that it would send; null otherwise. */
  mails?: Maybe<Array<MailShown>>;
  /** With `preview`, what the places that it is about would come to, the earliest first; null otherwise. */
  placesComeTo?: Maybe<Array<PlaceComesTo>>;
  userErrors: Array<UserError>;
};

/** The state of one session. */
export type GroupInstanceStatus =
  /** It is over; nobody has said who came. */
  | 'AWAITING_CONFIRMATION'
  /** It was cancelled; it says why. */
  | 'CANCELLED'
  /** It took place. */
  | 'COMPLETED'
  /** It has started. */
  | 'IN_PROGRESS'
  /** Too few learners came together; it says so. */
  | 'NOT_RUN'
  /** It is to come. */
  | 'SCHEDULED';

/** A learning pod or a virtual immersion. */
export type GroupLesson = Node & {
  __typename?: 'GroupLesson';
  /** How old learners are. */
  ageGroup: AgeGroup;
  /** Whose clock the sessions keep to. */
  anchorTimeZone: Scalars['TimeZone']['output'];
  /** Why it was cancelled. */
  cancelReason?: Maybe<Scalars['String']['output']>;
  /** How many learners it has room for. */
  capacityMax: Scalars['Int']['output'];
  /** How many learners it needs to take place. */
  capacityMin: Scalars['Int']['output'];
  /** What its picture shows. */
  coverAlt?: Maybe<Scalars['String']['output']>;
  /** Its picture; null for none. */
  coverImage?: Maybe<File>;
  createdAt: Scalars['DateTime']['output'];
  /** Of an immersion: who hosts it. */
  culturalHost?: Maybe<Scalars['String']['output']>;
  /** What it follows; null for none. */
  curriculum?: Maybe<Curriculum>;
  /** Its dates, the last first; 100 at most. */
  dates?: Maybe<Array<GroupInstance>>;
  /** What families read about it. */
  description: Scalars['String']['output'];
  /** How many objections to what its places are charged are open. */
  disputed: Scalars['Int']['output'];
  /** How long a session takes, in minutes. */
  durationMinutes: Scalars['Int']['output'];
  /** The last day on which learners are enrolled. */
  enrolmentClosesOn?: Maybe<Scalars['Date']['output']>;
  /** The first day on which learners are enrolled. */
  enrolmentOpensOn?: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  /** Whether it is a learning pod or an immersion; fixed for good. */
  kind: GroupLessonKind;
  /** What learners can already do. */
  level: LearnerLevel;
  /** Where the sessions are held. */
  meetingUrl?: Maybe<Scalars['String']['output']>;
  /** What it is called. */
  name: Scalars['String']['output'];
  /** The next date that is to come; null for none. */
  next?: Maybe<GroupNextDate>;
  /** Whether the price is for a session or for all of them. */
  priceBasis: PriceBasis;
  /** One for each currency. */
  prices: Array<GroupPrice>;
  /** Of an immersion: what happens when. */
  programme?: Maybe<Scalars['String']['output']>;
  /** Whom it is for; everybody where there is none. */
  region?: Maybe<Region>;
  /** What there is to read, listen to, watch or open besides. */
  resources: Array<SubdivisionResource>;
  /** What is posted for its places, without tax, by currency: credit that they used, and what is billed or to be billed. */
  revenue?: Maybe<Array<MoneySum>>;
  /** Where it stands. */
  status: GroupLessonStatus;
  /** What is taught. */
  subject: Scalars['String']['output'];
  /** Of an immersion: what it is about. */
  theme?: Maybe<Scalars['String']['output']>;
  /** What it is called. */
  title: Scalars['String']['output'];
  /** Who teaches it; the first leads. */
  tutors?: Maybe<Array<Tutor>>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** Whether it keeps a waiting list. */
  waitlist: Scalars['Boolean']['output'];
};

export type GroupLessonCreateInput = {
  /** How old learners are. */
  ageGroup: AgeGroup;
  /** Whose clock the sessions keep to. */
  anchorTimeZone: Scalars['TimeZone']['input'];
  /** How many learners it has room for. */
  capacityMax: Scalars['Int']['input'];
  /** How many learners it needs to take place; 2 if left out. */
  capacityMin?: InputMaybe<Scalars['Int']['input']>;
  /** What the picture shows; needed with one. */
  coverAlt?: InputMaybe<Scalars['String']['input']>;
  /** The id of an uploaded picture. */
  coverImage?: InputMaybe<Scalars['ID']['input']>;
  /** Of an immersion: who hosts it. */
  culturalHost?: InputMaybe<Scalars['String']['input']>;
  /** What it follows. */
  curriculumId?: InputMaybe<Scalars['ID']['input']>;
  /** Its first dates; none if left out. */
  dates?: InputMaybe<GroupPatternInput>;
  /** What families read about it. */
  description: Scalars['String']['input'];
  /** How long a session takes, in minutes. */
  durationMinutes: Scalars['Int']['input'];
  /** The last day on which learners are enrolled. */
  enrolmentClosesOn?: InputMaybe<Scalars['Date']['input']>;
  /** The first day on which learners are enrolled. */
  enrolmentOpensOn?: InputMaybe<Scalars['Date']['input']>;
  /** Whether it is a learning pod or an immersion; fixed for good. */
  kind: GroupLessonKind;
  /** What learners can already do. */
  level: LearnerLevel;
  /** Where the sessions are held. */
  meetingUrl?: InputMaybe<Scalars['String']['input']>;
  /** Whether the price is for a session or for all of them. */
  priceBasis: PriceBasis;
  /** One for each currency. */
  prices: Array<GroupPriceInput>;
  /** Of an immersion: what happens when. */
  programme?: InputMaybe<Scalars['String']['input']>;
  /** Whom it is for; everybody where there is none. */
  regionId?: InputMaybe<Scalars['ID']['input']>;
  /** What there is to read, listen to, watch or open besides; 20 at most. */
  resources?: InputMaybe<Array<SubdivisionResourceInput>>;
  /** What is taught. */
  subject: Scalars['String']['input'];
  /** Of an immersion: what it is about. */
  theme?: InputMaybe<Scalars['String']['input']>;
  /** What it is called; no other has this title. */
  title: Scalars['String']['input'];
  /** Who teaches it; the first leads. */
  tutorIds: Array<Scalars['ID']['input']>;
  /** Whether it keeps a waiting list; it does if left out. */
  waitlist?: InputMaybe<Scalars['Boolean']['input']>;
};

export type GroupLessonFilter = {
  /** Whether a date to come has too few learners. */
  belowMinimum?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether somebody objects to what a place is charged. */
  disputed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a date to come has places that are free. */
  hasPlaces?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of these. */
  level?: InputMaybe<Array<LearnerLevel>>;
  /** Any of these regions; `my-regions` are the viewer’s. */
  regionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of the title; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these; all but archived ones if left out. */
  status?: InputMaybe<Array<GroupLessonStatus>>;
  /** Any of these. */
  subject?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Any of these tutors. */
  tutorId?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** The kind of group lesson. */
export type GroupLessonKind =
  /** It meets week by week. */
  | 'LEARNING_POD'
  /** It takes place once or a few times. */
  | 'VIRTUAL_IMMERSION';

export type GroupLessonPage = {
  __typename?: 'GroupLessonPage';
  items: Array<GroupLesson>;
  pageInfo: PageInfo;
};

export type GroupLessonPayload = {
  __typename?: 'GroupLessonPayload';
  groupLesson?: Maybe<GroupLesson>;
  /** With `preview`, the emails that it would send; null otherwise. */
  mails?: Maybe<Array<MailShown>>;
  userErrors: Array<UserError>;
};

export type GroupLessonSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'TITLE_ASC'
  | 'TITLE_DESC';

/** The state of a group lesson. */
export type GroupLessonStatus =
  /** Put away. */
  | 'ARCHIVED'
  /** It does not take place; it says why. */
  | 'CANCELLED'
  /** Being prepared. */
  | 'DRAFT'
  /** The last session is over. */
  | 'FINISHED'
  /** Learners can be enrolled. */
  | 'PUBLISHED'
  /** The first session has started. */
  | 'RUNNING';

/** Changes to a group lesson. What is left out stays; dates that stand keep their tutors, length and places. */
export type GroupLessonUpdateInput = {
  /** How old learners are. */
  ageGroup?: InputMaybe<AgeGroup>;
  /** Whose clock the sessions keep to. */
  anchorTimeZone?: InputMaybe<Scalars['TimeZone']['input']>;
  /** How many learners it has room for. */
  capacityMax?: InputMaybe<Scalars['Int']['input']>;
  /** How many learners it needs to take place. */
  capacityMin?: InputMaybe<Scalars['Int']['input']>;
  /** What the picture shows; needed with one. */
  coverAlt?: InputMaybe<Scalars['String']['input']>;
  /** The id of an uploaded picture; null for none. */
  coverImage?: InputMaybe<Scalars['ID']['input']>;
  /** Of an immersion: who hosts it. */
  culturalHost?: InputMaybe<Scalars['String']['input']>;
  /** What it follows; null for none. */
  curriculumId?: InputMaybe<Scalars['ID']['input']>;
  /** What families read about it. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** How long a session takes, in minutes. */
  durationMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** The last day on which learners are enrolled. */
  enrolmentClosesOn?: InputMaybe<Scalars['Date']['input']>;
  /** The first day on which learners are enrolled. */
  enrolmentOpensOn?: InputMaybe<Scalars['Date']['input']>;
  /** What learners can already do. */
  level?: InputMaybe<LearnerLevel>;
  /** Where the sessions are held. */
  meetingUrl?: InputMaybe<Scalars['String']['input']>;
  /** Whether the price is for a session or for all of them. */
  priceBasis?: InputMaybe<PriceBasis>;
  /** One for each currency. */
  prices?: InputMaybe<Array<GroupPriceInput>>;
  /** Of an immersion: what happens when. */
  programme?: InputMaybe<Scalars['String']['input']>;
  /** Whom it is for; everybody where there is none. */
  regionId?: InputMaybe<Scalars['ID']['input']>;
  /** What there is to read, listen to, watch or open besides; 20 at most. */
  resources?: InputMaybe<Array<SubdivisionResourceInput>>;
  /** What is taught. */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** Of an immersion: what it is about. */
  theme?: InputMaybe<Scalars['String']['input']>;
  /** What it is called; no other has this title. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Who teaches it; the first leads. */
  tutorIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether it keeps a waiting list. */
  waitlist?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The next date of a group lesson. */
export type GroupNextDate = {
  __typename?: 'GroupNextDate';
  /** How many places there are. */
  capacityMax: Scalars['Int']['output'];
  /** How many learners hold a place, with those who are offered one. */
  enrolled: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** When it starts. */
  start: Scalars['DateTime']['output'];
  /** How many wait. */
  waitlisted: Scalars['Int']['output'];
};

/** A date, or one in each of some weeks. */
export type GroupPatternInput = {
  /** The first day, by the clock of the group lesson. */
  date: Scalars['Date']['input'];
  /** Days of those weeks without a session. */
  skipDates?: InputMaybe<Array<Scalars['Date']['input']>>;
  /** When it starts, for example 18:00. */
  time: Scalars['String']['input'];
  /** How many weeks in a row. */
  weeks: Scalars['Int']['input'];
};

/** What a learning pod or an immersion costs in a currency. */
export type GroupPrice = {
  __typename?: 'GroupPrice';
  /** In minor units. */
  amount: Scalars['MinorUnits']['output'];
  /** Its currency. */
  currency: Currency;
};

/** A price in one currency. */
export type GroupPriceInput = {
  /** In minor units. */
  amount: Scalars['MinorUnits']['input'];
  /** Its currency. */
  currency: Currency;
};

export type HistoryConnection = {
  __typename?: 'HistoryConnection';
  edges: Array<HistoryEdge>;
  pageInfo: CursorInfo;
};

export type HistoryEdge = {
  __typename?: 'HistoryEdge';
  cursor: Scalars['String']['output'];
  /** The change. */
  node: HistoryEntry;
};

/** A change made to a record. Entries are never edited or removed. */
export type HistoryEntry = Node & {
  __typename?: 'HistoryEntry';
  /** The kind of change. */
  action: AuditAction;
  /** When it was made. */
  at: Scalars['DateTime']['output'];
  /** Who made it, by the name they had then. */
  changedBy: Scalars['String']['output'];
  /** The fields it changed, without internal ones. */
  changes: Array<FieldChange>;
  id: Scalars['ID']['output'];
  /** Whether the viewer made it. */
  isOwn: Scalars['Boolean']['output'];
  /** The reason, if there was a special one, for example a restored version. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The record's version after the change; null if it is too old to be restored. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** A kind of record with a history of its changes. */
export type HistoryKind =
  /** An app feedback. */
  | 'APP_FEEDBACK'
  /** A background. */
  | 'BACKGROUND'
  /** A banner. */
  | 'BANNER'
  /** A cancellation policy. */
  | 'CANCELLATION_POLICY'
  /** A candidacy. */
  | 'CANDIDACY'
  /** A character. */
  | 'CHARACTER'
  /** Somebody who writes lessons of the learning content. */
  | 'CONTENT_CREATOR'
  /** A conversation practice. */
  | 'CONVERSATION_PRACTICE'
  /** A curriculum. */
  | 'CURRICULUM'
  /** A customer. */
  | 'CUSTOMER'
  /** A customer note. */
  | 'CUSTOMER_NOTE'
  /** A customer pod. */
  | 'CUSTOMER_POD'
  /** A dependent. */
  | 'DEPENDENT'
  /** A dialect. */
  | 'DIALECT'
  /** An exam. */
  | 'EXAM'
  /** A lesson in the learning content. */
  | 'EXAM_LESSON'
  /** A subject, a topic or a section of an exam. */
  | 'EXAM_PART'
  /** A piece of customers' feedback. */
  | 'FEEDBACK'
  /** A group lesson. */
  | 'GROUP_LESSON'
  /** An invoice. */
  | 'INVOICE'
  /** A journal entry. */
  | 'JOURNAL_ENTRY'
  /** A lead. */
  | 'LEAD'
  /** A lesson rating. */
  | 'LESSON_RATING'
  /** A lesson request. */
  | 'LESSON_REQUEST'
  /** A partner. */
  | 'PARTNER'
  /** A partner user. */
  | 'PARTNER_USER'
  /** A product update. */
  | 'PRODUCT_UPDATE'
  /** A promo. */
  | 'PROMO'
  /** A referrer. */
  | 'REFERRER'
  /** A region. */
  | 'REGION'
  /** A sentence session. */
  | 'SENTENCE_SESSION'
  /** A service token. */
  | 'SERVICE_TOKEN'
  /** A setting. */
  | 'SETTING'
  /** A speaker. */
  | 'SPEAKER'
  /** A staff account. */
  | 'STAFF_USER'
  /** A story. */
  | 'STORY'
  /** A student rating. */
  | 'STUDENT_RATING'
  /** A part of a curriculum. */
  | 'SUBDIVISION'
  /** A task of a colleague. */
  | 'TASK'
  /** A template. */
  | 'TEMPLATE'
  /** A tutor. */
  | 'TUTOR'
  /** A tutor feedback. */
  | 'TUTOR_FEEDBACK'
  /** A word. */
  | 'WORD';

export type HistoryPayload = {
  __typename?: 'HistoryPayload';
  userErrors: Array<UserError>;
  /** The record's new version; null if the change was refused. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** What is other than usual on one day. */
export type HourKind =
  /** Free besides the hours of the week. */
  | 'AVAILABLE'
  /** Not free after all. */
  | 'UNAVAILABLE';

/** One image to choose. */
export type ImageOption = {
  __typename?: 'ImageOption';
  /** Given when the option is made, and never changed. */
  id: Scalars['ID']['output'];
  /** What it shows, for anybody who cannot see it; empty for nothing yet. */
  imageAlt: Scalars['String']['output'];
  /** The id of the image; empty for none yet. */
  imageSrc: Scalars['String']['output'];
  /** Whether it is correct. */
  isCorrect: Scalars['Boolean']['output'];
};

/** One image to choose. */
export type ImageOptionInput = {
  id: Scalars['ID']['input'];
  /** What it shows, for anybody who cannot see it. */
  imageAlt?: Scalars['String']['input'];
  imageSrc: Scalars['String']['input'];
  isCorrect: Scalars['Boolean']['input'];
};

/** What the rows of an imported file are. */
export type ImportKind =
  /** Customers. */
  | 'CUSTOMERS'
  /** Dependents of customers. */
  | 'DEPENDENTS'
  /** Topics of a curriculum with age groups and levels. */
  | 'LANGUAGE_TOPICS'
  /** Customer leads. */
  | 'LEADS'
  /** Invoices of the system before. */
  | 'OLD_INVOICES'
  /** Credit from before the books. */
  | 'OPENING_CREDIT'
  /** Schools, communities and companies that may send us learners. */
  | 'PARTNERS'
  /** Questions for a lesson's session. */
  | 'QUESTIONS'
  /** Customers and tutors who refer others already. */
  | 'REFERRERS'
  /** Topics of a curriculum with subjects. */
  | 'SCHOOL_TOPICS'
  /** The blocks of a lesson's session, as it was exported. */
  | 'SESSION'
  /** Tutors who were hired elsewhere. */
  | 'TUTORS'
  /** Words of the learning app. */
  | 'WORDS';

/** The state of an imported file. */
export type ImportState =
  /** It was ended before anything was changed. */
  | 'CANCELLED'
  /** Every row has a verdict, and it can be imported. */
  | 'CHECKED'
  /** Its rows are being tried out; nothing is changed. */
  | 'CHECKING'
  /** It could not go on; nothing was imported. */
  | 'FAILED'
  /** It was imported. */
  | 'IMPORTED'
  /** Its rows are being imported. */
  | 'IMPORTING'
  /** Its columns are to be chosen. */
  | 'MAPPING'
  /** Its rows are being read. */
  | 'READING'
  /** It is being taken back. */
  | 'UNDOING'
  /** It was taken back, except for what somebody had edited. */
  | 'UNDONE';

/** What came of an interview. */
export type InterviewOutcome =
  /** Suitable. */
  | 'SUITABLE'
  /** Not suitable. */
  | 'UNSUITABLE'
  /** Undecided. */
  | 'UNSURE';

/** A bill to a customer: for lessons bought beforehand, or for lessons that were given. */
export type Invoice = Node & {
  __typename?: 'Invoice';
  /** How many lessons its lines bill; 0 in a prepayment. */
  billedLessons: Scalars['Int']['output'];
  /** A transfer that the customer told us of and nobody has found yet. */
  claim?: Maybe<TransferClaim>;
  createdAt: Scalars['DateTime']['output'];
  /** Credit in money that paid a part of it, and what was put back of that, the oldest first. */
  creditApplied: Array<AppliedCredit>;
  /** What was taken off it since, the oldest first. */
  creditNotes: Array<CreditNote>;
  /** Credit notes. */
  credited: Scalars['MinorUnits']['output'];
  /** The currency of all its amounts. */
  currency: Currency;
  /** Who pays; null in a draft for somebody who is no customer yet. */
  customer?: Maybe<Customer>;
  /** The dependent whom the lessons are for. */
  dependent?: Maybe<Dependent>;
  /** All discounts. */
  discountTotal: Scalars['MinorUnits']['output'];
  /** What is still to be paid. */
  due: Scalars['MinorUnits']['output'];
  /** By when it is to be paid. */
  dueOn?: Maybe<Scalars['Date']['output']>;
  /** Where it goes. */
  email: Scalars['String']['output'];
  /** The first name of whoever is billed. */
  firstName: Scalars['String']['output'];
  /** The gender of whoever is billed. */
  gender?: Maybe<Gender>;
  /** Refunds, lost disputes and credit that was put back. */
  givenBack: Scalars['MinorUnits']['output'];
  id: Scalars['ID']['output'];
  /** The parts in which it is to be paid, in their order; empty where all is due at once. */
  instalments: Array<InvoiceInstalment>;
  /** What only staff read. */
  internalNote?: Maybe<Scalars['String']['output']>;
  /** For example PP-UK-2026-00012; null in a draft. */
  invoiceNumber?: Maybe<Scalars['String']['output']>;
  /** Whether this draft was deleted, or merged into another. */
  isDeleted: Scalars['Boolean']['output'];
  /** Whether something that paid it is contested at the customer's bank. */
  isDisputed: Scalars['Boolean']['output'];
  /** Whether it should have been paid by now, by the date in the region. */
  isOverdue: Scalars['Boolean']['output'];
  /** The day of issue, in the region. */
  issuedOn?: Maybe<Scalars['Date']['output']>;
  /** What the region said of itself when it was sent. */
  issuer?: Maybe<InvoiceIssuer>;
  /** Whether lessons are paid for beforehand or afterwards. */
  kind: InvoiceKind;
  /** The last name of whoever is billed. */
  lastName: Scalars['String']['output'];
  /** The price of one lesson, and how many; null in ongoing invoices. */
  lessonPrice?: Maybe<LessonPrice>;
  /** Whole lessons of its credit that are not used yet; null without such credit. */
  lessonsLeft?: Maybe<Scalars['Int']['output']>;
  /** What it charges for. */
  lines: Array<InvoiceLine>;
  /** What banks took of it for good; a part of what was given back. */
  lost: Scalars['MinorUnits']['output'];
  /** What the customer reads beside it. */
  memo?: Maybe<Scalars['String']['output']>;
  /** Whether lessons of a draft were settled again or are disputed since, so that it has to be regenerated. */
  mustRegenerate: Scalars['Boolean']['output'];
  /** Its number; of a draft, whom it bills. */
  name: Scalars['String']['output'];
  /** When they will be reminded by itself; null where no reminder is to come. */
  nextReminderOn?: Maybe<Scalars['Date']['output']>;
  /** How it can be paid. */
  paymentGateway: PaymentGateway;
  /** The invoice as a PDF; null until it is made, soon after sending. */
  pdfFile?: Maybe<File>;
  /** The first day that an ongoing invoice bills; null in a prepayment. */
  periodFrom?: Maybe<Scalars['Date']['output']>;
  /** The last day that an ongoing invoice bills; null in a prepayment. */
  periodTo?: Maybe<Scalars['Date']['output']>;
  /** Their phone number. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** The pod that the lessons are for. */
  pod?: Maybe<CustomerPod>;
  /** The codes of its promos, in the order in which they were added. */
  promoCodes: Array<Scalars['String']['output']>;
  /** What its promos take off. */
  promos: Array<InvoicePromo>;
  /** Payments, and credit that was used for it. */
  received: Scalars['MinorUnits']['output'];
  /** Whether only directors may give money of it back, as the settings say. */
  refundNeedsDirector: Scalars['Boolean']['output'];
  /** The region that issues it. */
  region?: Maybe<Region>;
  /** When the customer was last reminded. */
  remindedAt?: Maybe<Scalars['DateTime']['output']>;
  /** No reminder goes out by itself before this day. */
  remindersPausedUntil?: Maybe<Scalars['Date']['output']>;
  /** Where a copy goes. */
  secondaryEmail?: Maybe<Scalars['String']['output']>;
  /** When it was sent. */
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who sent it. */
  sentBy?: Maybe<StaffUser>;
  /** Where it was sent. */
  sentTo: Array<Scalars['String']['output']>;
  /** How far it has come. */
  status: InvoiceStatus;
  /** What the lessons are in. */
  subjects: Array<Scalars['String']['output']>;
  /** Before discounts. */
  subtotal: Scalars['MinorUnits']['output'];
  /** All tax. */
  taxTotal: Scalars['MinorUnits']['output'];
  /** Its dates are shown in it. */
  timeZone: Scalars['TimeZone']['output'];
  /** What is to be paid in all. */
  total: Scalars['MinorUnits']['output'];
  /** Who may give the lessons; empty for anybody. */
  tutors: Array<Tutor>;
  /** What a prepayment buys; null in ongoing invoices. */
  type?: Maybe<PrepaymentType>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** Why it was withdrawn. */
  voidReason?: Maybe<Scalars['String']['output']>;
  /** Whom a prepayment's lessons are for; null in ongoing invoices. */
  whoIsLessonFor?: Maybe<LessonFor>;
  /** Their address in the Zoho books. */
  zohoEmail?: Maybe<Scalars['String']['output']>;
};

/** A prepayment invoice as it is written. */
export type InvoiceCreateInput = {
  /** With instalments, the first one's due date or left out. */
  dueOn?: InputMaybe<Scalars['Date']['input']>;
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  gender?: InputMaybe<Gender>;
  /** The parts in which it is to be paid, 2 to 12 that add up to the total; empty or left out for all at once. */
  instalments?: InputMaybe<Array<InvoiceInstalmentInput>>;
  internalNote?: InputMaybe<Scalars['String']['input']>;
  lastName: Scalars['String']['input'];
  /** The dependent or the pod that the lessons are for. */
  learner?: InputMaybe<Scalars['ID']['input']>;
  lessonPrice: LessonPriceInput;
  memo?: InputMaybe<Scalars['String']['input']>;
  paymentGateway: PaymentGateway;
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** At most three codes; several only if all their promos are stackable. */
  promoCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  secondaryEmail?: InputMaybe<Scalars['String']['input']>;
  /** The customer, if they are one. */
  studentCustomer?: InputMaybe<Scalars['ID']['input']>;
  subjects: Array<Scalars['String']['input']>;
  timeZone: Scalars['String']['input'];
  /** Who may give the lessons; empty for anybody. */
  tutors?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A fixed number of lessons, unless said otherwise. */
  type?: InputMaybe<PrepaymentType>;
  /** The customer, unless said otherwise. */
  whoIsLessonFor?: InputMaybe<LessonFor>;
  zohoEmail?: InputMaybe<Scalars['String']['input']>;
};

/** What of one line is credited. */
export type InvoiceCreditLineInput = {
  /** How much of its price, in minor units. */
  amount: Scalars['MinorUnits']['input'];
  /** The line. */
  lineId: Scalars['ID']['input'];
};

export type InvoiceFilter = {
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Any of these currencies. */
  currency?: InputMaybe<Array<Currency>>;
  /** To any of these customers. */
  customerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether something that paid it is contested at the customer's bank. */
  disputed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of these ways to pay. */
  gateway?: InputMaybe<Array<PaymentGateway>>;
  /** Any of these kinds. */
  kind?: InputMaybe<Array<InvoiceKind>>;
  /** Ongoing invoices of any of these months, such as 2026-09. */
  month?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether they should have been paid by now. */
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
  /** For lessons of any of these pods, to whichever of their members. */
  podId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Issued by any of these regions. */
  regionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of a number, a name or an email; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** When they were sent. */
  sent?: InputMaybe<Period>;
  /** On which days they were sent. */
  sentBetween?: InputMaybe<DayRangeInput>;
  /** Any of these states. */
  status?: InputMaybe<Array<InvoiceStatus>>;
  /** For lessons with any of these tutors. */
  tutorId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these types of prepayment. */
  type?: InputMaybe<Array<PrepaymentType>>;
};

/** A part in which an invoice is to be paid. */
export type InvoiceInstalment = {
  __typename?: 'InvoiceInstalment';
  /** How much. */
  amount: Scalars['MinorUnits']['output'];
  /** By when. */
  dueOn: Scalars['Date']['output'];
  /** How much of it is still to be paid. */
  left: Scalars['MinorUnits']['output'];
};

/** A part in which an invoice is to be paid. */
export type InvoiceInstalmentInput = {
  /** How much. */
  amount: Scalars['MinorUnits']['input'];
  /** By when. */
  dueOn: Scalars['Date']['input'];
};

/** What a region says of itself on an invoice. */
export type InvoiceIssuer = {
  __typename?: 'InvoiceIssuer';
  /** The account for transfers. */
  bankDetails?: Maybe<Scalars['String']['output']>;
  /** The last lines. */
  footer?: Maybe<Scalars['String']['output']>;
  /** Its address. */
  legalAddress: Scalars['String']['output'];
  /** The name of the business. */
  legalName: Scalars['String']['output'];
  /** Where replies go. */
  replyTo?: Maybe<Scalars['String']['output']>;
  /** What the tax is called. */
  taxLabel: Scalars['String']['output'];
  /** The number under which tax is paid. */
  taxNumber?: Maybe<Scalars['String']['output']>;
};

/** Whether lessons are paid for beforehand or afterwards. */
export type InvoiceKind =
  /** Lessons that have been given since the last invoice. */
  | 'ONGOING'
  /** Lessons that are paid for before they are given. */
  | 'PRE_PAYMENT';

/** What an invoice charges for. */
export type InvoiceLine = {
  __typename?: 'InvoiceLine';
  /** How many of those minutes credit paid for. */
  coveredMinutes?: Maybe<Scalars['Int']['output']>;
  /** In words. */
  description: Scalars['String']['output'];
  /** Off the whole line. */
  discountAmount: Scalars['MinorUnits']['output'];
  id: Scalars['ID']['output'];
  /** What kind of thing it is for. */
  kind: InvoiceLineKind;
  /** Whose lesson it was, as the customer reads it. */
  learnerName?: Maybe<Scalars['String']['output']>;
  /** The lesson that it bills; null in other lines. */
  lesson?: Maybe<BookedLesson>;
  /** The day of the lesson, in the region. */
  lessonOn?: Maybe<Scalars['Date']['output']>;
  /** What is charged of the lesson, in minutes. */
  minutes?: Maybe<Scalars['Int']['output']>;
  /** After discounts, without tax. */
  net: Scalars['MinorUnits']['output'];
  /** How many. */
  quantity: Scalars['Int']['output'];
  /** The tax. */
  taxAmount: Scalars['MinorUnits']['output'];
  /** Whether the prices have the tax in them. */
  taxIncluded: Scalars['Boolean']['output'];
  /** In hundredths of a per cent. */
  taxRateBp: Scalars['Int']['output'];
  /** What is to be paid for it. */
  total: Scalars['MinorUnits']['output'];
  /** Of one. */
  unitAmount: Scalars['MinorUnits']['output'];
};

/** What a line of an invoice is for. */
export type InvoiceLineKind =
  /** A correction. */
  | 'ADJUSTMENT'
  /** A fee. */
  | 'FEE'
  /** A place in a group lesson. */
  | 'GROUP'
  /** A place in a virtual immersion. */
  | 'IMMERSION'
  /** A lesson that was given. */
  | 'LESSON'
  /** Lessons bought beforehand. */
  | 'LESSONS'
  /** Something else that is sold. */
  | 'PRODUCT';

export type InvoiceLinkPayload = {
  __typename?: 'InvoiceLinkPayload';
  /** A path of the portal; null if it was refused. */
  path?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type InvoicePage = {
  __typename?: 'InvoicePage';
  items: Array<Invoice>;
  pageInfo: PageInfo;
};

export type InvoicePayload = {
  __typename?: 'InvoicePayload';
  invoice?: Maybe<Invoice>;
  /** With `preview`, the emails that it would send; null otherwise. */
  mails?: Maybe<Array<MailShown>>;
  userErrors: Array<UserError>;
};

/** What a promo takes off an invoice. */
export type InvoicePromo = {
  __typename?: 'InvoicePromo';
  /** What it takes off. */
  amount: Scalars['MinorUnits']['output'];
  /** Its code. */
  code: Scalars['String']['output'];
  /** What it was called when the invoice was sent. */
  name: Scalars['String']['output'];
  /** The promo, for those who may see promos. */
  promoId: Scalars['ID']['output'];
};

/** What codes would do to the draft of an ongoing invoice, as it is saved. */
export type InvoicePromoQuote = {
  __typename?: 'InvoicePromoQuote';
  /** What all of them take off. */
  discountTotal: Scalars['MinorUnits']['output'];
  /** Each code, in the order in which they were given. */
  results: Array<PromoResult>;
  /** The tax of what is left. */
  taxTotal: Scalars['MinorUnits']['output'];
  /** What would be to be paid. */
  total: Scalars['MinorUnits']['output'];
};

export type InvoiceSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'DUE_ASC'
  | 'DUE_DESC'
  | 'ISSUED_ASC'
  | 'ISSUED_DESC'
  | 'NUMBER_ASC'
  | 'NUMBER_DESC'
  | 'PERIOD_ASC'
  | 'PERIOD_DESC'
  | 'TOTAL_ASC'
  | 'TOTAL_DESC';

/** How far an invoice has come. Overdue is not a state: it follows from the date and what is due. */
export type InvoiceStatus =
  /** Closed by credit notes alone. */
  | 'CREDITED'
  /** Being written; without a number. */
  | 'DRAFT'
  /** Paid in full. */
  | 'PAID'
  /** A part has been paid. */
  | 'PART_PAID'
  /** A part of what was paid has been given back. */
  | 'PART_REFUNDED'
  /** All that was paid has been given back. */
  | 'REFUNDED'
  /** With the customer; nothing has been paid yet. */
  | 'SENT'
  /** Withdrawn; its number stays. */
  | 'VOID'
  /** Given up; it does not count as paid. */
  | 'WRITTEN_OFF';

/** What some invoices come to in one currency. */
export type InvoiceSums = {
  __typename?: 'InvoiceSums';
  /** How many there are. */
  count: Scalars['Int']['output'];
  /** What need not be paid, by credit notes. */
  credited: Scalars['MinorUnits']['output'];
  /** Amounts of two currencies are never added. */
  currency: Currency;
  /** What is still to be paid. */
  due: Scalars['MinorUnits']['output'];
  /** Refunds, and credit that was put back. */
  givenBack: Scalars['MinorUnits']['output'];
  /** Payments and credit, whatever was given back later. */
  received: Scalars['MinorUnits']['output'];
  /** What they were sent for. */
  total: Scalars['MinorUnits']['output'];
  /** What is no longer asked for. */
  writtenOff: Scalars['MinorUnits']['output'];
};

/** Changes to a draft; what is left out stays. */
export type InvoiceUpdateInput = {
  /** With instalments, the first one's due date or left out. */
  dueOn?: InputMaybe<Scalars['Date']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  /** The parts in which it is to be paid, 2 to 12 that add up to the total; empty or left out for all at once. */
  instalments?: InputMaybe<Array<InvoiceInstalmentInput>>;
  internalNote?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** The dependent or the pod that the lessons are for. */
  learner?: InputMaybe<Scalars['ID']['input']>;
  lessonPrice?: InputMaybe<LessonPriceInput>;
  memo?: InputMaybe<Scalars['String']['input']>;
  paymentGateway?: InputMaybe<PaymentGateway>;
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** At most three codes; several only if all their promos are stackable. */
  promoCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  secondaryEmail?: InputMaybe<Scalars['String']['input']>;
  /** The customer, if they are one. */
  studentCustomer?: InputMaybe<Scalars['ID']['input']>;
  subjects?: InputMaybe<Array<Scalars['String']['input']>>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** Who may give the lessons; empty for anybody. */
  tutors?: InputMaybe<Array<Scalars['ID']['input']>>;
  type?: InputMaybe<PrepaymentType>;
  whoIsLessonFor?: InputMaybe<LessonFor>;
  zohoEmail?: InputMaybe<Scalars['String']['input']>;
};

/** What became of one record of a job. */
export type ItemVerdict =
  /** It was changed. */
  | 'DONE'
  /** It could not be changed; the reason is given. */
  | 'FAILED'
  /** There was nothing to do. */
  | 'SKIPPED';

/** Work that the servers do on a schedule. */
export type Job = Node & {
  __typename?: 'Job';
  /** What it does, in one sentence. */
  description: Scalars['String']['output'];
  /** The minutes between runs. */
  everyMinutes: Scalars['Int']['output'];
  /** The job's name: lower-case words with hyphens. */
  id: Scalars['ID']['output'];
  /** Whether it should have run by now but has not. */
  isLate: Scalars['Boolean']['output'];
  /** Whether it is running now. */
  isRunning: Scalars['Boolean']['output'];
  /** The latest failed run that is still kept; null if there is none. */
  lastFailure?: Maybe<JobRun>;
  /** The latest run; null before the first. */
  lastRun?: Maybe<JobRun>;
  /** When it is next due; null if it is due now. */
  nextAt?: Maybe<Scalars['DateTime']['output']>;
  /** When someone asked for a run that has not ended; null if nobody did. */
  requestedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The job's display name. */
  title: Scalars['String']['output'];
};

/** A count from a run. */
export type JobCount = {
  __typename?: 'JobCount';
  /** How many. */
  count: Scalars['Int']['output'];
  /** What was counted, for example removed. */
  name: Scalars['String']['output'];
};

export type JobPayload = {
  __typename?: 'JobPayload';
  job?: Maybe<Job>;
  userErrors: Array<UserError>;
};

/** One run of a job. */
export type JobRun = Node & {
  __typename?: 'JobRun';
  /** What was done, with counts. */
  counts: Array<JobCount>;
  /** When it ended; null while it is running. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it failed. */
  error?: Maybe<Scalars['String']['output']>;
  /** The start of the period it covers. */
  from: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** The server that ran it. */
  server: Scalars['String']['output'];
  /** When it started. */
  startedAt: Scalars['DateTime']['output'];
  /** Who asked for it; null if it was scheduled or the account no longer exists. */
  startedBy?: Maybe<StaffUser>;
  /** The state of the run. */
  state: JobRunState;
  /** The end of the period it covers. */
  to: Scalars['DateTime']['output'];
  /** Why it ran. */
  trigger: JobTrigger;
};

export type JobRunPage = {
  __typename?: 'JobRunPage';
  items: Array<JobRun>;
  pageInfo: PageInfo;
};

/** The state of a job run. */
export type JobRunState =
  /** Finished successfully. */
  | 'DONE'
  /** Failed; it will be tried again. */
  | 'FAILED'
  /** Running now. */
  | 'RUNNING';

/** Why a job ran. */
export type JobTrigger =
  /** Someone asked for it. */
  | 'PERSON'
  /** It was due. */
  | 'SCHEDULE';

/** What was seen of, or agreed with, a tutor or someone who wants to be one. */
export type JournalEntry = Node & {
  __typename?: 'JournalEntry';
  /** What was added to it, the latest first. */
  additions: Array<JournalEntry>;
  /** The entry that it adds to. */
  addsToId?: Maybe<Scalars['ID']['output']>;
  /** Files that belong to it. */
  attachments: Array<File>;
  /** Who wrote it; null for the system. They can edit it for 24 hours. */
  author?: Maybe<StaffUser>;
  /** The whole of it. */
  body: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** When it was followed up; null while it is not. */
  followUpDoneAt?: Maybe<Scalars['DateTime']['output']>;
  /** The day on which it is to be followed up, by its author’s clock. */
  followUpOn?: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: JournalKind;
  /** The lesson that it is about. */
  lesson?: Maybe<BookedLesson>;
  /** The day on which it happened, by its author’s clock. */
  occurredOn: Scalars['Date']['output'];
  /** Whom it is about. */
  person: JournalPerson;
  /** How serious it was, from 1 to 3; of warnings and incidents alone. */
  severity?: Maybe<Scalars['Int']['output']>;
  /** What it is about, in a few words. */
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** Who reads it. */
  visibility: JournalVisibility;
};

export type JournalEntryCreateInput = {
  /** The entry that it adds to; it is about the same person, and read by no others. */
  addsToId?: InputMaybe<Scalars['ID']['input']>;
  /** Uploads of the kind DOCUMENT. */
  attachmentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The whole of it. */
  body: Scalars['String']['input'];
  /** The day on which it is to be followed up, by its author’s clock. */
  followUpOn?: InputMaybe<Scalars['Date']['input']>;
  /** What it is. */
  kind: JournalKind;
  /** The lesson that it is about; one of the tutor’s. */
  lessonId?: InputMaybe<Scalars['ID']['input']>;
  /** The day on which it happened; not in the future. */
  occurredOn: Scalars['Date']['input'];
  /** Whom it is about. */
  personId: Scalars['ID']['input'];
  /** How serious it was, from 1 to 3; of warnings and incidents alone. */
  severity?: InputMaybe<Scalars['Int']['input']>;
  /** What it is about, in a few words. */
  title: Scalars['String']['input'];
  /** Who reads it; staff if left out. */
  visibility?: InputMaybe<JournalVisibility>;
};

export type JournalEntryPayload = {
  __typename?: 'JournalEntryPayload';
  journalEntry?: Maybe<JournalEntry>;
  userErrors: Array<UserError>;
};

/** Changes to an entry. What is left out stays. */
export type JournalEntryUpdateInput = {
  /** Uploads of the kind DOCUMENT. */
  attachmentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The whole of it. */
  body?: InputMaybe<Scalars['String']['input']>;
  /** The day on which it is to be followed up, by its author’s clock. */
  followUpOn?: InputMaybe<Scalars['Date']['input']>;
  /** What it is. */
  kind?: InputMaybe<JournalKind>;
  /** The lesson that it is about; one of the tutor’s. */
  lessonId?: InputMaybe<Scalars['ID']['input']>;
  /** The day on which it happened; not in the future. */
  occurredOn?: InputMaybe<Scalars['Date']['input']>;
  /** How serious it was, from 1 to 3; of warnings and incidents alone. */
  severity?: InputMaybe<Scalars['Int']['input']>;
  /** What it is about, in a few words. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Who reads it. */
  visibility?: InputMaybe<JournalVisibility>;
};

export type JournalFilter = {
  /** Any of these authors; `me` is the viewer. */
  authorId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** How the follow-up stands: any of these. */
  followUp?: InputMaybe<Array<FollowUpState>>;
  /** Any of these kinds. */
  kind?: InputMaybe<Array<JournalKind>>;
  /** The days on which it happened, by the viewer’s calendar. */
  period?: InputMaybe<Period>;
  /** The same by days of one’s own choosing. */
  periodBetween?: InputMaybe<DayRangeInput>;
  /** Any of these people, whom it is about. */
  personId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of the title or of the name of whom it is about; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these severities. */
  severity?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Any of these, who read it. */
  visibility?: InputMaybe<Array<JournalVisibility>>;
};

/** What an entry of the journal is. */
export type JournalKind =
  /** A talk about how things are going. */
  | 'CHECK_IN'
  /** Something that went wrong; it has a severity. */
  | 'INCIDENT'
  /** A lesson that someone watched. */
  | 'OBSERVATION'
  /** Anything else. */
  | 'OTHER'
  /** A note about pay. */
  | 'PAY_NOTE'
  /** Praise. */
  | 'PRAISE'
  /** A training that they took part in. */
  | 'TRAINING'
  /** A warning; it has a severity. */
  | 'WARNING';

export type JournalPage = {
  __typename?: 'JournalPage';
  items: Array<JournalEntry>;
  pageInfo: PageInfo;
};

/** Whom an entry of the journal, or feedback, is about. */
export type JournalPerson = {
  __typename?: 'JournalPerson';
  /** The person’s id. */
  id: Scalars['ID']['output'];
  /** Whether they teach, or did, so that they have a page among the tutors. */
  isTutor: Scalars['Boolean']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
};

export type JournalSort =
  | 'FOLLOW_UP_ASC'
  | 'FOLLOW_UP_DESC'
  | 'OCCURRED_ASC'
  | 'OCCURRED_DESC';

/** The text that an entry of a kind begins with. */
export type JournalTemplate = Node & {
  __typename?: 'JournalTemplate';
  /** The text. */
  body: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** The kind of entry. */
  kind: JournalKind;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type JournalTemplateCreateInput = {
  /** The text. */
  body: Scalars['String']['input'];
  /** The kind of entry; each has one text. */
  kind: JournalKind;
};

export type JournalTemplatePayload = {
  __typename?: 'JournalTemplatePayload';
  journalTemplate?: Maybe<JournalTemplate>;
  userErrors: Array<UserError>;
};

/** Changes to a text. What is left out stays. */
export type JournalTemplateUpdateInput = {
  /** The text. */
  body?: InputMaybe<Scalars['String']['input']>;
};

/** Who reads an entry of the journal. */
export type JournalVisibility =
  /** Directors and super-admins alone. */
  | 'MANAGERS_ONLY'
  /** The same as staff, and the tutor. */
  | 'SHARED_WITH_TUTOR'
  /** Everyone who may read tutors. */
  | 'STAFF';

/** A time of the week that stays by the learner's clock over a change of a clock. */
export type KeepTimesInput = {
  /** The first instant by the new clock. */
  at: Scalars['DateTime']['input'];
  /** The place of the time among those of the course, from 0. */
  slotIndex: Scalars['Int']['input'];
  /** Whose clock changes. */
  timeZone: Scalars['TimeZone']['input'];
};

/** That a time stays by the learner's clock over a change of a clock. */
export type KeptTime = {
  __typename?: 'KeptTime';
  /** Who decided so; null if their account is gone. */
  by?: Maybe<StaffUser>;
  /** When. */
  on: Scalars['DateTime']['output'];
};

/** Someone who asked for lessons and may become a customer. */
export type Lead = Node & {
  __typename?: 'Lead';
  createdAt: Scalars['DateTime']['output'];
  /** The customer they became, or whose account their trial lesson belongs to. */
  customer?: Maybe<Customer>;
  /** Where they are written to; no other open lead has it. */
  email?: Maybe<Scalars['String']['output']>;
  /** First name. */
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Last name, if known. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Why they were lost. */
  lostReason?: Maybe<LostReason>;
  /** What they wrote. */
  message?: Maybe<Scalars['String']['output']>;
  /** First and last name, as far as they are known. */
  name: Scalars['String']['output'];
  /** Whether they have waited two hours for a first word, or nothing is to be done next. */
  needsAttention: Scalars['Boolean']['output'];
  /** What is to be done next. */
  nextAction?: Maybe<Scalars['String']['output']>;
  /** The day by which the next action is to be done. */
  nextActionOn?: Maybe<Scalars['Date']['output']>;
  /** Who looks after them. */
  owner?: Maybe<StaffUser>;
  /** With the country's code, for example +2348012345678. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** The region they belong to. */
  region?: Maybe<Region>;
  /** How they came to the business. */
  source: CustomerSource;
  /** How far they have come. */
  stage: LeadStage;
  /** Since when they are in that stage. */
  stageSince: Scalars['DateTime']['output'];
  /** The stages that were reached, the first in front. */
  stages: Array<LeadStageReached>;
  /** What they would like to learn. */
  subjects: Array<Scalars['String']['output']>;
  /** The trial lesson that was booked for them. */
  trialLesson?: Maybe<BookedLesson>;
  updatedAt: Scalars['DateTime']['output'];
  /** The campaign's name. */
  utmCampaign?: Maybe<Scalars['String']['output']>;
  /** How the campaign reached them, such as cpc. */
  utmMedium?: Maybe<Scalars['String']['output']>;
  /** The site that the campaign ran on. */
  utmSource?: Maybe<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
  /** Whom the lessons are for. */
  whoIsLessonFor: LessonFor;
};

/** When the next action of an open lead is due, by the clock of the viewer. */
export type LeadActionDue =
  /** No day is set. */
  | 'NONE'
  /** On a day that has passed. */
  | 'OVERDUE'
  /** Today. */
  | 'TODAY'
  /** From today until Sunday. */
  | 'WEEK';

export type LeadCreateInput = {
  /** Where they are written to. An email or a phone number is needed. */
  email?: InputMaybe<Scalars['String']['input']>;
  firstName: Scalars['String']['input'];
  lastName?: InputMaybe<Scalars['String']['input']>;
  message?: InputMaybe<Scalars['String']['input']>;
  nextAction?: InputMaybe<Scalars['String']['input']>;
  nextActionOn?: InputMaybe<Scalars['Date']['input']>;
  /** Who looks after them: an active colleague. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** With the country's code, or as it is dialled in their region. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** The code of the partner or referrer who sent them; it sets the source. */
  referralCode?: InputMaybe<Scalars['String']['input']>;
  regionId: Scalars['ID']['input'];
  source: CustomerSource;
  subjects?: InputMaybe<Array<Scalars['String']['input']>>;
  utmCampaign?: InputMaybe<Scalars['String']['input']>;
  utmMedium?: InputMaybe<Scalars['String']['input']>;
  utmSource?: InputMaybe<Scalars['String']['input']>;
  whoIsLessonFor?: InputMaybe<LessonFor>;
};

export type LeadFilter = {
  /** Whether they have waited two hours for a first word, or nothing is to be done next. */
  attention?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Who was added within this period. */
  created?: InputMaybe<Period>;
  /** The same by days of one’s own choosing. */
  createdBetween?: InputMaybe<DayRangeInput>;
  /** Who became any of these customers. */
  customerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Who was lost for any of these reasons. */
  lostReason?: InputMaybe<Array<LostReason>>;
  /** Whose next action is due then; only open leads. */
  nextAction?: InputMaybe<Array<LeadActionDue>>;
  /** Whether they may still become a customer. */
  open?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of these owners; `me` is the viewer, `none` is nobody. */
  ownerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these regions; `my-regions` are the viewer's. */
  regionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Parts of names, of an email or of a phone number in any order; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these sources. */
  source?: InputMaybe<Array<CustomerSource>>;
  /** Any of these stages. */
  stage?: InputMaybe<Array<LeadStage>>;
  /** Who came to the stage they are in within this period: with `stage: LOST`, who was lost in it. */
  stageSince?: InputMaybe<Period>;
  /** The same by days of one’s own choosing. */
  stageSinceBetween?: InputMaybe<DayRangeInput>;
  /** Who would like to learn any of these subjects. */
  subject?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whom the lessons are for: any of these. */
  whoIsLessonFor?: InputMaybe<Array<LessonFor>>;
};

/** A call with a lead, or a message to them, that took place. */
export type LeadLogCallInput = {
  /** What was said. */
  body: Scalars['String']['input'];
  /** How; not by email. */
  channel: ContactChannel;
  /** Open tasks about the lead that are done with it, such as the one to contact them; the viewer's own, unless they may change all. */
  finishedTaskIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** What is to be done about it next: a task, and with a day the lead's next action. */
  followUp?: InputMaybe<FollowUpInput>;
  /** The lead who was spoken with. */
  leadId: Scalars['ID']['input'];
  /** The day on which it was said; today if left out. */
  saidOn?: InputMaybe<Scalars['Date']['input']>;
};

export type LeadPage = {
  __typename?: 'LeadPage';
  items: Array<Lead>;
  pageInfo: PageInfo;
};

export type LeadPayload = {
  __typename?: 'LeadPayload';
  lead?: Maybe<Lead>;
  userErrors: Array<UserError>;
};

export type LeadSort =
  /** Whose next action is due first comes first. */
  | 'ACTION_ASC'
  /** Whose next action is due last comes first. */
  | 'ACTION_DESC'
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  /** Who has been longest in their stage comes first. */
  | 'SINCE_ASC'
  /** Who came into their stage last comes first. */
  | 'SINCE_DESC';

/** How far a lead has come. */
export type LeadStage =
  /** Somebody has contacted them. */
  | 'CONTACTED'
  /** They became a customer. */
  | 'CONVERTED'
  /** They will not become a customer for now. */
  | 'LOST'
  /** Nobody has contacted them. */
  | 'NEW'
  /** A trial is booked. */
  | 'TRIAL_BOOKED'
  /** They have had a trial. */
  | 'TRIAL_COMPLETED';

/** When a stage of a lead was first reached. */
export type LeadStageReached = {
  __typename?: 'LeadStageReached';
  /** Who moved them there; null for the system. */
  by?: Maybe<StaffUser>;
  /** When it was first reached. */
  reachedAt: Scalars['DateTime']['output'];
  /** The stage. */
  stage: LeadStage;
};

/** Changes to a lead. What is left out stays; the subjects are given whole. */
export type LeadUpdateInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  message?: InputMaybe<Scalars['String']['input']>;
  nextAction?: InputMaybe<Scalars['String']['input']>;
  nextActionOn?: InputMaybe<Scalars['Date']['input']>;
  /** Who looks after them: an active colleague; null for nobody. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** With the country's code, or as it is dialled in their region. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** The region they belong to. */
  regionId?: InputMaybe<Scalars['ID']['input']>;
  source?: InputMaybe<CustomerSource>;
  subjects?: InputMaybe<Array<Scalars['String']['input']>>;
  utmCampaign?: InputMaybe<Scalars['String']['input']>;
  utmMedium?: InputMaybe<Scalars['String']['input']>;
  utmSource?: InputMaybe<Scalars['String']['input']>;
  whoIsLessonFor?: InputMaybe<LessonFor>;
};

/** A person who is taught: a customer, or a dependent on a customer's account. */
export type Learner = Node & {
  __typename?: 'Learner';
  /** A dependent's age group; null for customers. */
  ageGroup?: Maybe<AgeGroup>;
  /** The curricula they follow, newest first. */
  attachments?: Maybe<Array<CurriculumAttachment>>;
  /** First name. */
  firstName: Scalars['String']['output'];
  /** The id of the customer or dependent. */
  id: Scalars['ID']['output'];
  /** Whether they are archived: no longer offered, but still shown where they are used. */
  isArchived: Scalars['Boolean']['output'];
  /** Whether it is a customer or a dependent. */
  kind: LearnerKind;
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
  /** Who pays; for a customer, the same person. */
  payer: LearnerPayer;
  /** The region of the payer. */
  region?: Maybe<Region>;
  /** What they have to read, listen to, watch or open, in the order of their curricula. */
  resources?: Maybe<Array<LessonResource>>;
  /** The time zone they are in. */
  timeZone: Scalars['TimeZone']['output'];
};

/** Something the learner may say in their turn. */
export type LearnerChoice = {
  __typename?: 'LearnerChoice';
  /** Its id within the turn, which it keeps. */
  choiceId: Scalars['String']['output'];
  /** What the learner is told after choosing it. */
  feedback?: Maybe<Scalars['String']['output']>;
  /** Whether it is a good thing to say there. */
  isGood: Scalars['Boolean']['output'];
  /** The words, in the language of the conversation. */
  text?: Maybe<Scalars['String']['output']>;
};

/** Something the learner may say in their turn. */
export type LearnerChoiceInput = {
  /** Chosen by whoever adds it, and kept for good: up to 40 letters and digits. */
  choiceId: Scalars['String']['input'];
  feedback?: InputMaybe<Scalars['String']['input']>;
  isGood: Scalars['Boolean']['input'];
  /** Needed before the conversation is submitted, as is the feedback. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** The kind of learner. */
export type LearnerKind =
  /** Someone who pays for their own lessons. */
  | 'CUSTOMER'
  /** Someone on a customer's account. */
  | 'DEPENDENT';

/** What a learner can already do. */
export type LearnerLevel =
  /** Speaks, reads and writes freely. */
  | 'ADVANCED'
  /** Starting from nothing. */
  | 'BEGINNER'
  /** Manages greetings and simple needs. */
  | 'ELEMENTARY'
  /** Holds a conversation about daily life. */
  | 'INTERMEDIATE';

export type LearnerPage = {
  __typename?: 'LearnerPage';
  items: Array<Learner>;
  pageInfo: PageInfo;
};

/** The customer who pays for a learner. */
export type LearnerPayer = {
  __typename?: 'LearnerPayer';
  /** For example C-000123; never reused. */
  customerNumber: Scalars['String']['output'];
  /** The customer's id. */
  id: Scalars['ID']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
};

/** What a tutor says of the learner by a one-time link; every score is from 1 to 5. */
export type LearnerRatingAnswerInput = {
  /** How engaged they were. */
  engagement: Scalars['Int']['input'];
  /** How they do their homework. */
  homework?: InputMaybe<Scalars['Int']['input']>;
  /** The level that the learner has reached. */
  levelAfter?: InputMaybe<LearnerLevel>;
  /** How they understand what is said. */
  listening?: InputMaybe<Scalars['Int']['input']>;
  /** At most 1000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** How they read. */
  reading?: InputMaybe<Scalars['Int']['input']>;
  /** How they speak. */
  speaking?: InputMaybe<Scalars['Int']['input']>;
  /** How they write. */
  writing?: InputMaybe<Scalars['Int']['input']>;
};

/** Who did something to a lesson. */
export type LessonActor =
  /** The customer. */
  | 'CUSTOMER'
  /** A payment service. */
  | 'GATEWAY'
  /** A colleague. */
  | 'STAFF'
  /** The system. */
  | 'SYSTEM'
  /** The tutor. */
  | 'TUTOR';

/** What a one-time link from an email about lessons asks. Of one that cannot be used, only why. */
export type LessonAnswer = {
  __typename?: 'LessonAnswer';
  /** What was answered with it; null until then. */
  answered?: Maybe<LessonAnswerChoice>;
  /** What can be answered. */
  choices: Array<LessonAnswerChoice>;
  /** What it asks about. */
  facts: Array<LessonAnswerFact>;
  /** The first name of whoever it was sent to. */
  firstName: Scalars['String']['output'];
  /** What it asks. */
  kind: LessonAnswerKind;
  /** Why it cannot be used, to show to its reader; null if it can. */
  message?: Maybe<Scalars['String']['output']>;
  /** Whether it can be used. */
  state: LessonAnswerState;
};

/** What can be answered with a one-time link. */
export type LessonAnswerChoice =
  /** Yes. */
  | 'ACCEPT'
  /** No, and why. */
  | 'DECLINE'
  /** It was not so, and why. */
  | 'OBJECT'
  /** A rating. */
  | 'RATE';

/** One line of what a one-time link asks. */
export type LessonAnswerFact = {
  __typename?: 'LessonAnswerFact';
  /** What it says something of, for example Times. */
  label: Scalars['String']['output'];
  /** What it says, with times by the clock of whoever was written to. */
  text: Scalars['String']['output'];
};

/** An answer by a one-time link. */
export type LessonAnswerInput = {
  /** One of the choices that the link offers. */
  choice: LessonAnswerChoice;
  /** The one-time code, from the link. */
  code: Scalars['String']['input'];
  /** What is said of the learner; needed to rate one. */
  learnerRating?: InputMaybe<LearnerRatingAnswerInput>;
  /** Why; needed to decline and to object. At most 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** What is said of the lesson; needed to rate one. */
  rating?: InputMaybe<LessonRatingAnswerInput>;
};

/** What a one-time link from an email about lessons asks. */
export type LessonAnswerKind =
  /** Whether a customer would like to have them. */
  | 'CONFIRMATION'
  /** How the learner is doing. */
  | 'LEARNER_RATING'
  /** Whether the learner was there after all. */
  | 'NO_SHOW'
  /** Whether a tutor would like to give some lessons. */
  | 'PROPOSAL'
  /** How a lesson was. */
  | 'RATING'
  /** Whether another time of a lesson suits. */
  | 'TIME';

/** The outcome of an answer by a one-time link. */
export type LessonAnswerPayload = {
  __typename?: 'LessonAnswerPayload';
  /** What was answered; null if it was refused. */
  answered?: Maybe<LessonAnswerChoice>;
  userErrors: Array<UserError>;
};

/** Whether a one-time link can be used. */
export type LessonAnswerState =
  /** The time to answer is over. */
  | 'EXPIRED'
  /** It was answered another way, or is not asked any more. */
  | 'OVERTAKEN'
  /** It can be used. */
  | 'READY'
  /** It was used. */
  | 'USED';

/** Who was given a lesson to write. */
export type LessonAssignment = Node & {
  __typename?: 'LessonAssignment';
  /** When it was archived; null while in use. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When they were given it. */
  assignedAt: Scalars['DateTime']['output'];
  /** Who gave it to them; null if they have left. */
  assignedBy?: Maybe<StaffUser>;
  createdAt: Scalars['DateTime']['output'];
  /** Who writes it; null if they have left. */
  creator?: Maybe<StaffUser>;
  /** The date by which it should be ready. */
  dueOn?: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  /** What they are to bear in mind. */
  note?: Maybe<Scalars['String']['output']>;
  /** Where it stands. */
  state: AssignmentState;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

/** When lessons are paid. */
export type LessonBilling =
  /** Afterwards, by invoice. */
  | 'ONGOING'
  /** Before they are given. */
  | 'PREPAID';

/** Why a lesson is called off. */
export type LessonCancelInput = {
  /** For whom: the customer, the tutor or staff. */
  byKind: LessonParty;
  /** Needed where the reason is another one. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Why. */
  reason: LessonReason;
  /** Why staff do not charge what the policy says; not given where they do. */
  waiveReason?: InputMaybe<Scalars['String']['input']>;
};

/** How a lesson was called off. */
export type LessonCancellation = {
  __typename?: 'LessonCancellation';
  /** When they said so. */
  at: Scalars['DateTime']['output'];
  /** Who called it off. */
  byKind: LessonParty;
  /** Whether that was later than the policy asks for. */
  late: Scalars['Boolean']['output'];
  /** More about it. */
  note?: Maybe<Scalars['String']['output']>;
  /** How long before the start, in minutes. */
  noticeMinutes: Scalars['Int']['output'];
  /** Why. */
  reason: LessonReason;
  /** Why they did. */
  waiveReason?: Maybe<Scalars['String']['output']>;
  /** Whether the charge was forgiven. */
  waived: Scalars['Boolean']['output'];
  /** Who of the staff waived it; null where the policy did. */
  waivedBy?: Maybe<StaffUser>;
};

/** What a lesson would come to. */
export type LessonComesTo = {
  __typename?: 'LessonComesTo';
  /** The credit notes that would follow. */
  creditNotes?: Maybe<Array<CreditNoteAhead>>;
  /** The lesson, as it is now. */
  lesson?: Maybe<BookedLesson>;
  /** What the books would say of it; null for a lesson that is in no course. */
  money?: Maybe<LessonMoney>;
  /** How it would be settled. */
  settlement: SettlementRound;
};

/** How a lesson that was given went. */
export type LessonCompleteInput = {
  /** How long it took, where that was not what was agreed. */
  actualMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Needed of a regular lesson. */
  covered?: InputMaybe<Scalars['String']['input']>;
  /** What the learner is to do. */
  homework?: InputMaybe<Scalars['String']['input']>;
  /** What comes next. */
  nextSteps?: InputMaybe<Scalars['String']['input']>;
  /** Why it was shorter than agreed; needed where it was. */
  shortBecause?: InputMaybe<ShortReason>;
};

/** How the customer's acceptance is taken. */
export type LessonConfirmInput = {
  /** As it was proposed, where it is left out. */
  billing?: InputMaybe<LessonBilling>;
  /** Whether what is unusual is meant. */
  despite?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the customer said. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Days on which there is no lesson, by the clock of the lessons. */
  skipDates?: InputMaybe<Array<Scalars['Date']['input']>>;
};

/** What becomes of a request when the customer accepts. */
export type LessonConfirmation = {
  __typename?: 'LessonConfirmation';
  /** What is about all of them. */
  conflicts: Array<LessonConflict>;
  /** The lessons of the first eight weeks. */
  lessons: Array<PlannedLesson>;
  /** The first day on which there may be a lesson. */
  startOn: Scalars['Date']['output'];
};

/** Something that stands in the way of lessons. */
export type LessonConflict = {
  __typename?: 'LessonConflict';
  /** The first lesson that it is about; null for all of them. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** How many lessons it is about. */
  count: Scalars['Int']['output'];
  /** What it forbids. */
  level: ConflictLevel;
  /** What it is. */
  rule: ConflictRule;
  /** The same in words. */
  text: Scalars['String']['output'];
};

/** Whether credit pays for a lesson. */
export type LessonCover =
  /** Credit pays for all of it. */
  | 'COVERED'
  /** No credit is left for it. */
  | 'NO_CREDIT'
  /** Credit pays for a part of it. */
  | 'PART_COVERED';

/** Another tutor for one lesson. */
export type LessonCoverInput = {
  /** Whether what is unusual about it is meant. */
  despite?: InputMaybe<Scalars['Boolean']['input']>;
  /** What they should know; emailed to them alone. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Who gives it; the course's tutor gives it after all. */
  tutorId: Scalars['ID']['input'];
};

/** What credit pays for of a lesson of a prepaid course. */
export type LessonCredit = {
  __typename?: 'LessonCredit';
  /** Whether credit pays for it. */
  cover: LessonCover;
  /** The minutes that credit pays for. */
  coveredMinutes: Scalars['Int']['output'];
};

/** What is done with a lesson whose tutor is away. */
export type LessonDecisionInput = {
  /** What is done. */
  act: LessonRearrangement;
  /** With MOVE: the new day, by the clock that the lesson keeps to. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** Whether what is unusual about it is meant. */
  despite?: InputMaybe<Scalars['Boolean']['input']>;
  /** The lesson's id. */
  lessonId: Scalars['ID']['input'];
  /** With MOVE: the new time, for example 18:00, by the same clock. */
  time?: InputMaybe<Scalars['String']['input']>;
  /** With COVER: who gives it. */
  tutorId?: InputMaybe<Scalars['ID']['input']>;
};

/** That somebody objects to how a lesson was settled. */
export type LessonDispute = {
  __typename?: 'LessonDispute';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Who. */
  byKind: LessonParty;
  /** Why. */
  reason: Scalars['String']['output'];
};

/** Why somebody objects. */
export type LessonDisputeInput = {
  /** Who. */
  byKind: LessonParty;
  /** Why. */
  reason: Scalars['String']['input'];
};

/** Whom a customer's lessons are for. */
export type LessonFor =
  /** For someone on their account. */
  | 'DEPENDENT'
  /** For the customer. */
  | 'ME'
  /** For a pod. */
  | 'POD';

/** The kind of a lesson. */
export type LessonKind =
  /** In place of one that did not take place. */
  | 'MAKE_UP'
  /** A single lesson. */
  | 'ONE_OFF'
  /** One of a course. */
  | 'REGULAR'
  /** To try it out: one for each learner and subject. */
  | 'TRIAL';

/** A lesson that bulk work would leave as it is. */
export type LessonLeftOut = {
  __typename?: 'LessonLeftOut';
  /** When it is and whose it is. */
  lesson?: Maybe<BookedLesson>;
  /** The lesson. */
  lessonId: Scalars['ID']['output'];
  /** Its number. */
  name: Scalars['String']['output'];
  /** Why. */
  reason: Scalars['String']['output'];
};

/** What changed, from what to what. */
export type LessonLogChange = {
  __typename?: 'LessonLogChange';
  /** Empty where there is nothing any more. */
  after: Scalars['String']['output'];
  /** Empty where there was nothing. */
  before: Scalars['String']['output'];
  /** What of the lesson. */
  field: Scalars['String']['output'];
};

/** Something that happened to a lesson. */
export type LessonLogEntry = {
  __typename?: 'LessonLogEntry';
  /** The colleague, where one did it. */
  actor?: Maybe<StaffUser>;
  /** Who did it, or for whom staff did it. */
  actorKind: LessonActor;
  /** When. */
  at: Scalars['DateTime']['output'];
  /** What changed. */
  changes: Array<LessonLogChange>;
  /** What happened. */
  event: LessonLogEvent;
  id: Scalars['ID']['output'];
  /** The lesson that it happened to, of those that were moved into each other. */
  lessonId: Scalars['ID']['output'];
  /** Where it comes from. */
  source: LessonLogSource;
  /** The same in words. */
  summary: Scalars['String']['output'];
};

export type LessonLogEntryFilter = {
  /** By any of these. */
  actorKind?: InputMaybe<Array<LessonActor>>;
  /** Any of these events. */
  event?: InputMaybe<Array<LessonLogEvent>>;
};

export type LessonLogEntryPage = {
  __typename?: 'LessonLogEntryPage';
  items: Array<LessonLogEntry>;
  pageInfo: PageInfo;
};

/** What happened to a lesson. */
export type LessonLogEvent =
  /** It was accepted. */
  | 'ACCEPTED'
  /** It was called off. */
  | 'CANCELLED'
  /** It was given. */
  | 'COMPLETED'
  /** It was confirmed. */
  | 'CONFIRMED'
  /** It was booked. */
  | 'CREATED'
  /** Credit was given back. */
  | 'CREDIT_RETURNED'
  /** Credit was used for it. */
  | 'CREDIT_USED'
  /** It was declined. */
  | 'DECLINED'
  /** Someone objected. */
  | 'DISPUTE_OPENED'
  /** An objection was decided. */
  | 'DISPUTE_SETTLED'
  /** It was charged. */
  | 'FEE_APPLIED'
  /** A charge was forgiven. */
  | 'FEE_WAIVED'
  /** Someone joined. */
  | 'JOINED'
  /** Someone left. */
  | 'LEFT'
  /** It is held elsewhere. */
  | 'MEETING_LINK_CHANGED'
  /** Someone wrote something down. */
  | 'NOTE'
  /** Someone did not come. */
  | 'NO_SHOW'
  /** It was paid for. */
  | 'PAID'
  /** The tutor is to be paid for it. */
  | 'PAY_ACCRUED'
  /** Someone rated it. */
  | 'RATED'
  /** Someone was reminded of it. */
  | 'REMINDER_SENT'
  /** The tutor wrote about it. */
  | 'REPORT_ADDED'
  /** It was moved. */
  | 'RESCHEDULED'
  /** Someone asked for another time. */
  | 'RESCHEDULE_REQUESTED'
  /** It began. */
  | 'STARTED'
  /** Another tutor gives it. */
  | 'TUTOR_CHANGED'
  /** It was proposed to a tutor. */
  | 'TUTOR_PROPOSED';

/** Where an entry about a lesson comes from. */
export type LessonLogSource =
  /** A call from outside. */
  | 'API'
  /** The app. */
  | 'APP'
  /** A payment service. */
  | 'GATEWAY'
  /** A job. */
  | 'JOB'
  /** The staff portal. */
  | 'WEB';

/** A lesson of somebody, as far as lists show it. */
export type LessonMoment = {
  __typename?: 'LessonMoment';
  id: Scalars['ID']['output'];
  /** When it begins. */
  startAt: Scalars['DateTime']['output'];
  /** Who gives it. */
  tutor?: Maybe<Tutor>;
};

/** What the books say of a lesson that is settled. */
export type LessonMoney = {
  __typename?: 'LessonMoney';
  /** What invoices and their credit notes have of it, in minor units. */
  billed: Scalars['MinorUnits']['output'];
  /** The currency of its amounts. */
  currency: Currency;
  /** What that credit is worth without tax, in minor units. */
  earned: Scalars['MinorUnits']['output'];
  /** The credit that was given because the lesson failed. */
  gift?: Maybe<CreditLot>;
  /** The last invoice that has it; a draft counts. Null where several customers pay for it. */
  invoice?: Maybe<Invoice>;
  /** What each who pays for it pays; empty for a group lesson. */
  parts: Array<LessonMoneyPart>;
  /** Until when somebody may object, while that is open; its money rests. */
  restsUntil?: Maybe<Scalars['DateTime']['output']>;
  /** How it stands in the books. */
  state: LessonMoneyState;
  /** What is to be billed and is on no invoice yet, in minor units; below 0 what invoices have too much. */
  toBill: Scalars['MinorUnits']['output'];
  /** Credit in money that paid for it, in minor units. */
  usedAmount: Scalars['MinorUnits']['output'];
  /** Minutes of credit that paid for it. */
  usedMinutes: Scalars['Int']['output'];
};

/** What one of those who pay for a lesson pays of it. */
export type LessonMoneyPart = {
  __typename?: 'LessonMoneyPart';
  /** What their invoices and credit notes have of it, in minor units. */
  billed: Scalars['MinorUnits']['output'];
  /** Who pays. */
  customer?: Maybe<Customer>;
  /** Credit in money that they were given, in minor units. */
  giftAmount: Scalars['MinorUnits']['output'];
  /** Minutes of credit that they were given because it failed. */
  giftMinutes: Scalars['Int']['output'];
  /** Their last invoice that has it; a draft counts. */
  invoice?: Maybe<Invoice>;
  /** What is to be billed to them and is on no invoice yet; below 0 what invoices have too much. */
  toBill: Scalars['MinorUnits']['output'];
  /** Their credit in money that paid for it, in minor units. */
  usedAmount: Scalars['MinorUnits']['output'];
  /** Minutes of their credit that paid for it. */
  usedMinutes: Scalars['Int']['output'];
};

/** How a lesson stands in the books. */
export type LessonMoneyState =
  /** It was settled before these books began. */
  | 'BEFORE_BOOKS'
  /** It is on an invoice. */
  | 'BILLED'
  /** Nothing is to be paid for it. */
  | 'NOTHING'
  /** Its outcome was taken back: what invoices have of it stays on them until another is recorded. */
  | 'REOPENED'
  /** It is disputed, or somebody may still object: it is neither billed nor paid out. */
  | 'RESTING'
  /** Something of it is to be billed. */
  | 'TO_BILL'
  /** It is not in the books yet. */
  | 'UNPOSTED'
  /** Credit has paid for it. */
  | 'USED';

/** How a lesson was moved to another time. */
export type LessonMove = {
  __typename?: 'LessonMove';
  /** When it was asked for. */
  at: Scalars['DateTime']['output'];
  /** Who moved it. */
  byKind: LessonParty;
  /** Whether the policy's notice was kept. */
  inTime: Scalars['Boolean']['output'];
  /** More about it. */
  note?: Maybe<Scalars['String']['output']>;
  /** How long before the start, in minutes. */
  noticeMinutes: Scalars['Int']['output'];
  /** Why. */
  reason: LessonReason;
};

/** To when a lesson is moved, and why. */
export type LessonMoveInput = {
  /** Who asked for it: the customer, the tutor or staff. */
  byKind: LessonParty;
  /** The new day, by the clock that the lesson keeps to. */
  date: Scalars['Date']['input'];
  /** Whether it is meant although something about the new time is unusual; false if left out. */
  despite?: InputMaybe<Scalars['Boolean']['input']>;
  /** Needed where the reason is another one. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Why. */
  reason: LessonReason;
  /** The new time, for example 18:00, by the same clock. */
  time: Scalars['String']['input'];
};

/** Who was there. */
export type LessonOutcome = {
  __typename?: 'LessonOutcome';
  /** How long it took, if that is known. */
  actualMinutes?: Maybe<Scalars['Int']['output']>;
  /** When it was written down. */
  at: Scalars['DateTime']['output'];
  /** Whether the learner came. */
  learnerAttended: Scalars['Boolean']['output'];
  /** Why it was shorter than agreed; null if it was not. */
  shortBecause?: Maybe<ShortReason>;
  /** Who says so. */
  source: OutcomeSource;
  /** Whether the tutor came. */
  tutorAttended: Scalars['Boolean']['output'];
};

/** Who calls a lesson off, moves it or objects. */
export type LessonParty =
  /** The customer. */
  | 'CUSTOMER'
  /** A colleague. */
  | 'STAFF'
  /** The system. */
  | 'SYSTEM'
  /** The tutor. */
  | 'TUTOR';

/** The lessons that are about to be proposed. */
export type LessonPlanInput = {
  /** Whose clock the lessons keep to. */
  anchorTimeZone: Scalars['TimeZone']['input'];
  /** Not with a number of lessons. */
  endOn?: InputMaybe<Scalars['Date']['input']>;
  /** Not with an end. */
  lessonCount?: InputMaybe<Scalars['Int']['input']>;
  /** When lessons begin, week by week; at most seven. */
  slots: Array<ProposedSlotInput>;
  /** The first lesson is on this day or after it. */
  startOn: Scalars['Date']['input'];
  /** Who is to give them. */
  tutorId: Scalars['ID']['input'];
};

/** The price of one lesson, and how many of what length are bought. */
export type LessonPrice = {
  __typename?: 'LessonPrice';
  /** Of one lesson. */
  amount: Scalars['MinorUnits']['output'];
  /** The currency. */
  currency: Currency;
  /** How long a lesson is. */
  durationMinutes: Scalars['Int']['output'];
  /** How many lessons. */
  lessonCount: Scalars['Int']['output'];
};

/** The price of one lesson, and how many of what length are bought. */
export type LessonPriceInput = {
  /** Of one lesson. */
  amount: Scalars['MinorUnits']['input'];
  /** The currency. */
  currency: Currency;
  /** How long a lesson is. */
  durationMinutes: Scalars['Int']['input'];
  /** How many lessons. */
  lessonCount: Scalars['Int']['input'];
};

/** Lessons that were proposed to a tutor. */
export type LessonProposal = {
  __typename?: 'LessonProposal';
  /** Whose clock the lessons keep to. */
  anchorTimeZone: Scalars['TimeZone']['output'];
  /** What was said with the last answer. */
  answerNote?: Maybe<Scalars['String']['output']>;
  /** When the lessons are paid. */
  billing: LessonBilling;
  /** When the customer answered. */
  customerAnsweredAt?: Maybe<Scalars['DateTime']['output']>;
  /** The last day, if one was set. */
  endOn?: Maybe<Scalars['Date']['output']>;
  /** Until when the tutor may answer. */
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** How many lessons there are to be, if that was set. */
  lessonCount?: Maybe<Scalars['Int']['output']>;
  /** What the tutor was told. */
  note?: Maybe<Scalars['String']['output']>;
  /** For one lesson, in minor units. */
  priceAmount: Scalars['MinorUnits']['output'];
  /** The currency of the price. */
  priceCurrency: Currency;
  /** When it was sent. */
  sentAt: Scalars['DateTime']['output'];
  /** Who sent it. */
  sentBy?: Maybe<StaffUser>;
  /** When lessons begin, week by week. */
  slots: Array<ProposedSlot>;
  /** The first lesson is on this day or after it. */
  startOn: Scalars['Date']['output'];
  /** What became of it. */
  state: ProposalState;
  /** The tutor who was asked. */
  tutor?: Maybe<Tutor>;
  /** When the tutor answered. */
  tutorAnsweredAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The lessons, what they cost, and what the tutor is told. */
export type LessonProposalInput = {
  /** Whose clock the lessons keep to. */
  anchorTimeZone: Scalars['TimeZone']['input'];
  billing: LessonBilling;
  /** Whether what is unusual is meant. */
  despite?: InputMaybe<Scalars['Boolean']['input']>;
  /** Not with a number of lessons. */
  endOn?: InputMaybe<Scalars['Date']['input']>;
  /** Not with an end. */
  lessonCount?: InputMaybe<Scalars['Int']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  /** For one lesson, in minor units. */
  priceAmount: Scalars['MinorUnits']['input'];
  priceCurrency: Currency;
  /** When lessons begin, week by week; at most seven. */
  slots: Array<ProposedSlotInput>;
  /** The first lesson is on this day or after it. */
  startOn: Scalars['Date']['input'];
  /** Who is to give them. */
  tutorId: Scalars['ID']['input'];
};

/** One who may rate a lesson. */
export type LessonRater = {
  __typename?: 'LessonRater';
  id: Scalars['ID']['output'];
  /** What they are. */
  kind: RaterKind;
  /** What people call them. */
  name: Scalars['String']['output'];
};

/** What a customer or a learner says of a lesson. */
export type LessonRating = Node & {
  __typename?: 'LessonRating';
  /** What they said. */
  comment?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Since when it counts in no average and the tutor does not see it. */
  hiddenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who hid it. */
  hiddenBy?: Maybe<StaffUser>;
  /** Why it is hidden. */
  hiddenReason?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The lesson. */
  lesson?: Maybe<BookedLesson>;
  /** The id of the lesson. */
  lessonId: Scalars['ID']['output'];
  /** What it is called: “L-000123-07: 4 of 5”. */
  name: Scalars['String']['output'];
  /** How staff came to know it; null where they answered themselves. */
  onBehalf?: Maybe<Scalars['String']['output']>;
  /** Who rates it. */
  raterId: Scalars['ID']['output'];
  /** What they are. */
  raterKind: RaterKind;
  /** Their name. */
  raterName: Scalars['String']['output'];
  /** From 1 to 5 stars. */
  rating: Scalars['Int']['output'];
  /** What stood out. */
  tags: Array<RatingTag>;
  /** Who gave the lesson. */
  tutor?: Maybe<Tutor>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** Whether the tutor may read it. */
  visibleToTutor: Scalars['Boolean']['output'];
  /** Whether they would go on with this tutor; null where they did not say. */
  wouldContinue?: Maybe<Scalars['Boolean']['output']>;
  /** Who wrote it down; null for the system. */
  writtenBy?: Maybe<StaffUser>;
};

/** What a customer says of a lesson by a one-time link. */
export type LessonRatingAnswerInput = {
  /** At most 2000 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** From 1 to 5 stars. */
  rating: Scalars['Int']['input'];
  /** What stood out. */
  tags?: InputMaybe<Array<RatingTag>>;
  /** Whether the tutor may read it; they may unless it is false. */
  visibleToTutor?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether they would go on with this tutor; null where they do not say. */
  wouldContinue?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What somebody says of a lesson, entered by staff. */
export type LessonRatingCreateInput = {
  /** What they said. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** The lesson, which was given. */
  lessonId: Scalars['ID']['input'];
  /** How the viewer came to know it. */
  onBehalf: Scalars['String']['input'];
  /** Who rates: whoever pays for the lesson, or learns in it. */
  raterId: Scalars['ID']['input'];
  /** From 1 to 5 stars. */
  rating: Scalars['Int']['input'];
  /** What stood out; nothing if left out. */
  tags?: InputMaybe<Array<RatingTag>>;
  /** Whether the tutor may read it; they may if left out. */
  visibleToTutor?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether they would go on with this tutor. */
  wouldContinue?: InputMaybe<Scalars['Boolean']['input']>;
};

export type LessonRatingFilter = {
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** When it was given, by the viewer’s calendar. */
  created?: InputMaybe<Period>;
  /** The same by days of one’s own choosing. */
  createdBetween?: InputMaybe<DayRangeInput>;
  /** Of lessons that any of these customers pay for. */
  customerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether it is hidden. */
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of lessons of any of these learners or pods. */
  learnerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Of any of these lessons. */
  lessonId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** By any of these. */
  raterKind?: InputMaybe<Array<RaterKind>>;
  /** Any of these stars. */
  rating?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Part of the comment or of the tutor’s name; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** With any of these tags. */
  tag?: InputMaybe<Array<RatingTag>>;
  /** Of lessons by any of these tutors. */
  tutorId?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type LessonRatingPage = {
  __typename?: 'LessonRatingPage';
  items: Array<LessonRating>;
  pageInfo: PageInfo;
};

export type LessonRatingPayload = {
  __typename?: 'LessonRatingPayload';
  lessonRating?: Maybe<LessonRating>;
  userErrors: Array<UserError>;
};

export type LessonRatingSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'RATING_ASC'
  | 'RATING_DESC';

/** Changes to a rating, within seven days. What is left out stays. */
export type LessonRatingUpdateInput = {
  /** What they said. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** From 1 to 5 stars. */
  rating?: InputMaybe<Scalars['Int']['input']>;
  /** What stood out. */
  tags?: InputMaybe<Array<RatingTag>>;
  /** Whether the tutor may read it. */
  visibleToTutor?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether they would go on with this tutor. */
  wouldContinue?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What is done with a lesson whose tutor is away. One that is left out stays as it is. */
export type LessonRearrangement =
  /** It is cancelled. */
  | 'CANCEL'
  /** Another tutor gives it. */
  | 'COVER'
  /** It moves to another time. */
  | 'MOVE';

/** Why a lesson is cancelled or moved. */
export type LessonReason =
  /** Someone changed their mind. */
  | 'CHANGED_MIND'
  /** The clocks have changed. */
  | 'CLOCK_CHANGE'
  /** Two lessons at the same time. */
  | 'DOUBLE_BOOKED'
  /** An emergency. */
  | 'EMERGENCY'
  /** Something else, which the note says. */
  | 'OTHER'
  /** It was not paid for. */
  | 'PAYMENT'
  /** Power or internet failed. */
  | 'POWER_OR_INTERNET'
  /** A public holiday. */
  | 'PUBLIC_HOLIDAY'
  /** School or work. */
  | 'SCHOOL_OR_WORK'
  /** Someone is ill. */
  | 'SICK'
  /** Someone is travelling. */
  | 'TRAVEL'
  /** The tutor cannot. */
  | 'TUTOR_UNAVAILABLE';

/** What the tutor writes of a lesson. */
export type LessonReport = {
  __typename?: 'LessonReport';
  /** What was covered. */
  covered: Scalars['String']['output'];
  /** What the learner is to do. */
  homework?: Maybe<Scalars['String']['output']>;
  /** What comes next. */
  nextSteps?: Maybe<Scalars['String']['output']>;
};

/** A request for lessons. */
export type LessonRequest = Node & {
  __typename?: 'LessonRequest';
  /** Why it was ended. */
  closedReason?: Maybe<Scalars['String']['output']>;
  /** The course that it became. */
  confirmedLesson?: Maybe<ConfirmedLesson>;
  createdAt: Scalars['DateTime']['output'];
  /** Who pays; null for a lead. */
  customer?: Maybe<Customer>;
  /** The dialect, if they asked for one. */
  dialect?: Maybe<Scalars['String']['output']>;
  /** By when someone has to act; null where nobody has to any more. */
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  /** How long a lesson is to be. */
  durationMinutes: Scalars['Int']['output'];
  /** What they would like to achieve. */
  goals?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The kind of lessons. */
  kind: LessonKind;
  /** Who asks without being a customer yet. */
  lead?: Maybe<Lead>;
  /** Who is to be taught: a customer or a dependent; null for a pod and a lead. */
  learner?: Maybe<Learner>;
  /** How many lessons a week. */
  lessonsPerWeek: Scalars['Int']['output'];
  /** What they can already do, if known. */
  level?: Maybe<LearnerLevel>;
  /** How many tutors are free at any of the times. */
  matchCount?: Maybe<Scalars['Int']['output']>;
  /** The tutors who could give the lessons, the best first. */
  matches?: Maybe<Array<TutorMatch>>;
  /** Who looks after it. */
  owner?: Maybe<StaffUser>;
  /** The pod that is to be taught. */
  pod?: Maybe<CustomerPod>;
  /** When they would like to have them. */
  preferredTimes: Array<PreferredTime>;
  /** The tutors they asked for. */
  preferredTutors?: Maybe<Array<Tutor>>;
  /** What was proposed, the last first. */
  proposals?: Maybe<Array<LessonProposal>>;
  /** The tutor whose answer is waited for, or who has accepted. */
  proposedTutor?: Maybe<Tutor>;
  /** The region of whoever asks. */
  region?: Maybe<Region>;
  /** Whether a colleague is assigned to its region by name, so that requests go to them in turn. */
  regionIsStaffed: Scalars['Boolean']['output'];
  /** For example R-000123; never reused. */
  requestNumber: Scalars['String']['output'];
  /** Not before this day. */
  startOn?: Maybe<Scalars['Date']['output']>;
  /** Where it stands. */
  status: LessonRequestStatus;
  /** Since when. */
  statusSince: Scalars['DateTime']['output'];
  /** What they would like to learn. */
  subject: Scalars['String']['output'];
  /** The tutor's gender, if they asked for one. */
  tutorGender?: Maybe<Gender>;
  updatedAt: Scalars['DateTime']['output'];
  /** What a lesson of it usually costs; null where there is nothing to go by. */
  usualPrice?: Maybe<UsualPrice>;
  version: Scalars['Int']['output'];
};

/** A request is for a learner, a pod, a customer themself or a lead: one of them is given. With a lead who has an account, a learner on it may be given too. */
export type LessonRequestCreateInput = {
  /** Who pays, and learns unless a learner is given. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  dialect?: InputMaybe<Scalars['String']['input']>;
  /** 30, 45, 60 or 90. */
  durationMinutes: Scalars['Int']['input'];
  /** The feedback that the lessons make up for: it says then that they are asked for. */
  feedbackId?: InputMaybe<Scalars['ID']['input']>;
  goals?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<LessonKind>;
  /** Who asks without being a customer yet. */
  leadId?: InputMaybe<Scalars['ID']['input']>;
  /** Who is to be taught. */
  learnerId?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 7. */
  lessonsPerWeek?: InputMaybe<Scalars['Int']['input']>;
  level?: InputMaybe<LearnerLevel>;
  /** An active colleague. Where left out, it goes in turn to those assigned to the region by name; nobody owns it if there are none. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** The pod that is to be taught. */
  podId?: InputMaybe<Scalars['ID']['input']>;
  preferredTimes: Array<PreferredTimeInput>;
  /** The tutors they asked for, at most five. */
  preferredTutorIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  startOn?: InputMaybe<Scalars['Date']['input']>;
  subject: Scalars['String']['input'];
  tutorGender?: InputMaybe<Gender>;
};

export type LessonRequestFilter = {
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Asked for within this period. */
  created?: InputMaybe<Period>;
  /** The same by days of one’s own choosing. */
  createdBetween?: InputMaybe<DayRangeInput>;
  /** Paid by any of these customers. */
  customerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these, by their ids. */
  id?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these kinds. */
  kind?: InputMaybe<Array<LessonKind>>;
  /** Of any of these leads. */
  leadId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** For any of these learners or pods. */
  learnerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether someone should have acted by now. */
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of these owners; `me` is the viewer, `none` is nobody. */
  ownerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these regions; `my-regions` are the viewer's. */
  regionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A number, or parts of the name of whoever pays, learns or asks; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these states; those that are open where none is given. */
  status?: InputMaybe<Array<LessonRequestStatus>>;
  /** Any of these subjects. */
  subject?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Proposed at some time to any of these tutors. */
  tutorId?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type LessonRequestPage = {
  __typename?: 'LessonRequestPage';
  items: Array<LessonRequest>;
  pageInfo: PageInfo;
};

export type LessonRequestPayload = {
  __typename?: 'LessonRequestPayload';
  lessonRequest?: Maybe<LessonRequest>;
  /** With `preview`, the emails that it would send; null otherwise. */
  mails?: Maybe<Array<MailShown>>;
  userErrors: Array<UserError>;
};

export type LessonRequestSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  /** What is due first comes first. */
  | 'DUE_ASC'
  /** What is due last comes first. */
  | 'DUE_DESC'
  | 'NUMBER_ASC'
  | 'NUMBER_DESC';

/** Where a request for lessons stands. */
export type LessonRequestStatus =
  /** It was ended, with a reason. */
  | 'CANCELLED'
  /** Tutor and customer agree. */
  | 'CONFIRMED'
  /** Nothing happened for two weeks. */
  | 'EXPIRED'
  /** Nobody has proposed lessons yet, or somebody has declined. */
  | 'NEW'
  /** A tutor has been asked. */
  | 'PROPOSED'
  /** The tutor accepts; the customer has been asked. */
  | 'TUTOR_ACCEPTED';

/** Changes to a request. What is left out stays; times and tutors are given whole. */
export type LessonRequestUpdateInput = {
  dialect?: InputMaybe<Scalars['String']['input']>;
  durationMinutes?: InputMaybe<Scalars['Int']['input']>;
  goals?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<LessonKind>;
  lessonsPerWeek?: InputMaybe<Scalars['Int']['input']>;
  level?: InputMaybe<LearnerLevel>;
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  preferredTimes?: InputMaybe<Array<PreferredTimeInput>>;
  /** The tutors they asked for, at most five. */
  preferredTutorIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  startOn?: InputMaybe<Scalars['Date']['input']>;
  subject?: InputMaybe<Scalars['String']['input']>;
  tutorGender?: InputMaybe<Gender>;
};

/** That somebody has asked for another time of a lesson. */
export type LessonReschedule = {
  __typename?: 'LessonReschedule';
  /** When they did. */
  at: Scalars['DateTime']['output'];
  /** Who asked. */
  byKind: LessonParty;
  /** When the lesson counts as cancelled by whoever asked. */
  expiresAt: Scalars['DateTime']['output'];
  /** Whether the policy's notice was kept, so that the old time is free already. */
  inTime: Scalars['Boolean']['output'];
  /** More about it. */
  note?: Maybe<Scalars['String']['output']>;
  /** How long before the start, in minutes. */
  noticeMinutes: Scalars['Int']['output'];
  /** The times that were proposed, in order. */
  proposals: Array<ProposedTime>;
  /** Why. */
  reason: LessonReason;
  /** Where that stands. */
  status: RescheduleStatus;
};

/** Something for a learner to read, listen to, watch or open. */
export type LessonResource = {
  __typename?: 'LessonResource';
  /** When the learner got it. */
  addedAt: Scalars['DateTime']['output'];
  /** The same for as long as the resource is. */
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: ResourceKind;
  /** The content lesson it is, if it is one. */
  lessonId?: Maybe<Scalars['ID']['output']>;
  /** The curriculum part it belongs to. */
  subdivisionId?: Maybe<Scalars['ID']['output']>;
  /** What it is called. */
  title: Scalars['String']['output'];
  /** A full web address, or the path in the portal for a session. */
  url: Scalars['String']['output'];
};

/** What a lesson comes to: basis points of so many of the agreed minutes. */
export type LessonSettlement = {
  __typename?: 'LessonSettlement';
  /** When it was settled. */
  at: Scalars['DateTime']['output'];
  /** How much of their price, in basis points. */
  chargeBp: Scalars['Int']['output'];
  /** How many of them are charged. */
  chargeMinutes: Scalars['Int']['output'];
  /**
   * Whether it is in the books.
   * @deprecated Use `state`.
   */
  isBilled: Scalars['Boolean']['output'];
  /** How long the lesson was to be, in minutes. */
  minutes: Scalars['Int']['output'];
  /** How much of the pay for them, in basis points. */
  payBp: Scalars['Int']['output'];
  /** How many of them the tutor is paid for. */
  payMinutes: Scalars['Int']['output'];
  /** The same in words, with the reason. */
  sentence: Scalars['String']['output'];
  /** Whether it is in the books. */
  state: SettlementState;
};

/** A lesson that a customer would be billed for. */
export type LessonToBill = {
  __typename?: 'LessonToBill';
  /** What is to be billed for it. */
  amount: Scalars['MinorUnits']['output'];
  /** How many of them credit paid for. */
  coveredMinutes: Scalars['Int']['output'];
  /** The currency of its price. */
  currency: Currency;
  /** The lesson's. */
  id: Scalars['ID']['output'];
  /** Whose it was. */
  learnerName: Scalars['String']['output'];
  /** What is charged, in minutes. */
  minutes: Scalars['Int']['output'];
  /** The day on which it began, in the region. */
  on: Scalars['Date']['output'];
  /** What it was in. */
  subject: Scalars['String']['output'];
};

/** What lessons are charged after bulk work, less what they were before, in one currency. */
export type LessonsMoneySum = {
  __typename?: 'LessonsMoneySum';
  /** What families are charged beyond what they are now, in minor units. */
  charged: Scalars['MinorUnits']['output'];
  /** Minutes of credit that it takes besides. */
  creditMinutes: Scalars['Int']['output'];
  /** Minutes of credit that are free again. */
  creditMinutesBack: Scalars['Int']['output'];
  /** The currency of its amounts. */
  currency: Currency;
  /** What was charged and is no longer, in minor units. */
  givenBack: Scalars['MinorUnits']['output'];
};

/** What bulk work on lessons would come to. */
export type LessonsPreview = {
  __typename?: 'LessonsPreview';
  /** How many emails it would send. */
  emails: Scalars['Int']['output'];
  /** How many it would be done to. */
  lessons: Scalars['Int']['output'];
  /** Minutes that tutors are paid for. */
  paidMinutes: Scalars['Int']['output'];
  /** Those that it would leave as they are. */
  refused: Array<LessonLeftOut>;
  /** What families are charged and given back, for each currency. */
  sums: Array<LessonsMoneySum>;
  /** Charged lessons of which the books say nothing yet. */
  unsaid: Scalars['Int']['output'];
};

export type LessonsPreviewPayload = {
  __typename?: 'LessonsPreviewPayload';
  /** What it would come to; null if it would be refused. */
  preview?: Maybe<LessonsPreview>;
  userErrors: Array<UserError>;
};

/** Somebody who may be the same person. */
export type LikelyDuplicate = {
  __typename?: 'LikelyDuplicate';
  /** Who it may be. */
  customer: Customer;
  /** What the two records look like. */
  likeness: Likeness;
};

/** What two records look like. */
export type Likeness =
  /** Of a family that shares a phone. */
  | 'HOUSEHOLD'
  /** One person's. */
  | 'SAME';

/**
 * A list's filters, search, order and columns under a name. It holds words such as `me`, which mean, for each who opens it,
 * themselves; and it shows nobody more than they may see.
 */
export type ListView = Node & {
  __typename?: 'ListView';
  /** Who sees it. */
  audience: ViewAudience;
  createdAt: Scalars['DateTime']['output'];
  /** Roles for which the list opens with it. */
  defaultFor: Array<Role>;
  id: Scalars['ID']['output'];
  /** Whether the list opens with it for the viewer. */
  isDefault: Scalars['Boolean']['output'];
  /** Whether it is the viewer's own. */
  isOwn: Scalars['Boolean']['output'];
  /** The path of the list in the portal, for example /app/tutoring/customers. */
  list: Scalars['String']['output'];
  /** Whether the viewer may change and delete it. */
  mayChange: Scalars['Boolean']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
  /** Whose it is; null once they are gone. */
  owner?: Maybe<StaffUser>;
  /** What the list's address says. */
  query: Scalars['String']['output'];
  /** Whom it is for, where it is for a role. */
  role?: Maybe<Role>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type ListViewCreateInput = {
  /** Who sees it; for others than the viewer only with `VIEWS_ACT`. */
  audience: ViewAudience;
  /** The path of the list in the portal. */
  list: Scalars['String']['input'];
  /** What it is called, in up to 60 characters. */
  name: Scalars['String']['input'];
  /** What the list's address says. */
  query: Scalars['String']['input'];
  /** Whom it is for, where it is for a role. */
  role?: InputMaybe<Role>;
};

export type ListViewPayload = {
  __typename?: 'ListViewPayload';
  listView?: Maybe<ListView>;
  userErrors: Array<UserError>;
};

/** Changes to a view, for everyone who sees it. What is left out stays. */
export type ListViewUpdateInput = {
  audience?: InputMaybe<ViewAudience>;
  name?: InputMaybe<Scalars['String']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  /** Whom it is for, where it is for a role. */
  role?: InputMaybe<Role>;
};

/** An email address and password. */
export type LoginInput = {
  /** The account's email address; capitals are ignored. */
  email: Scalars['String']['input'];
  /** The account's password. */
  password: Scalars['String']['input'];
};

/** The outcome of signing in; `accessToken` and `user` are null if it was refused. */
export type LoginPayload = {
  __typename?: 'LoginPayload';
  /** A bearer token, valid for two days. */
  accessToken?: Maybe<Scalars['String']['output']>;
  /** Who is signed in. */
  user?: Maybe<Viewer>;
  userErrors: Array<UserError>;
};

/** The outcome of signing out. */
export type LogoutPayload = {
  __typename?: 'LogoutPayload';
  /** Whether the session has ended. */
  loggedOut: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

/** Why a lead was lost. */
export type LostReason =
  /** They are on the list twice. */
  | 'DUPLICATE'
  /** They found lessons elsewhere. */
  | 'FOUND_OTHER'
  /** They are not ready to begin. */
  | 'NOT_READY'
  /** They did not answer. */
  | 'NO_REPLY'
  /** For another reason. */
  | 'OTHER'
  /** Lessons cost too much. */
  | 'PRICE'
  /** No time suited them. */
  | 'TIME'
  /** What they want is not taught here. */
  | 'WRONG_FIT';

/** The outcome of making a token. */
export type MadeServiceTokenPayload = {
  __typename?: 'MadeServiceTokenPayload';
  /** What to send as a bearer token. It is in this answer only, and null in the answer to a repeated request. */
  secret?: Maybe<Scalars['String']['output']>;
  /** The new token; null if the change was refused. */
  serviceToken?: Maybe<ServiceToken>;
  userErrors: Array<UserError>;
};

/** An email from the portal. */
export type Mail = Node & {
  __typename?: 'Mail';
  /** The file that goes along, if it has one. */
  attachmentFile?: Maybe<File>;
  /** How many times sending was tried. */
  attempts: Scalars['Int']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** The mail server's last answer, if sending failed. */
  error?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The link in the email; null if it has none or the email is not kept in the mailbox. */
  link?: Maybe<Scalars['String']['output']>;
  /** When a mail server accepted it; null until then. */
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its status. */
  status: MailStatus;
  /** The subject line. */
  subject: Scalars['String']['output'];
  /** What it is about. */
  template: MailTemplate;
  /** The plain text; only for emails kept in the mailbox, since links are for the recipient alone. */
  text?: Maybe<Scalars['String']['output']>;
  /** The recipient's email address. */
  to: Scalars['String']['output'];
};

export type MailFilter = {
  /** Part of an email address or subject; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these states. */
  status?: InputMaybe<Array<MailStatus>>;
  /** Any of these kinds. */
  template?: InputMaybe<Array<MailTemplate>>;
};

export type MailPage = {
  __typename?: 'MailPage';
  items: Array<Mail>;
  pageInfo: PageInfo;
};

/** An email as it would go out. */
export type MailShown = {
  __typename?: 'MailShown';
  /** Whose address it is. */
  name?: Maybe<Scalars['String']['output']>;
  /** The subject. */
  subject: Scalars['String']['output'];
  /** All that it says, with a mark in place of a one-time link. */
  text: Scalars['String']['output'];
  /** The address. */
  to: Scalars['String']['output'];
};

export type MailSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC';

/** The status of an email. */
export type MailStatus =
  /** Not accepted by a mail server within two days. */
  | 'FAILED'
  /** Accepted by a mail server. */
  | 'SENT'
  /** Kept in the mailbox, as there is no mail server. */
  | 'STORED'
  /** Waiting to be sent or tried again. */
  | 'WAITING'
  /** Never sent, as the action that it tells of was undone in time. */
  | 'WITHDRAWN';

/** The purpose of an email. */
export type MailTemplate =
  /** Tells someone that they have been admitted. */
  | 'ADMISSION'
  /** Tells someone who registered that they already have an account. */
  | 'ALREADY_REGISTERED'
  /** A tutor’s document expires soon. */
  | 'DOCUMENT_EXPIRY'
  /** Invites someone to choose a password. */
  | 'INVITATION'
  /** Tells a tutor or a customer of their lessons. */
  | 'LESSON'
  /** A message that a colleague wrote to a customer. */
  | 'MESSAGE'
  /** Invites somebody to the partners' app. */
  | 'PARTNER_INVITATION'
  /** Helps someone who forgot their password. */
  | 'PASSWORD_RESET'
  /** Tells someone that they have been refused. */
  | 'REFUSAL'
  /** Tells someone that they can sign in again. */
  | 'REINSTATEMENT'
  /** A saved view of a report, by schedule. */
  | 'REPORT'
  /** A service token expires soon. */
  | 'TOKEN_EXPIRY'
  /** Invites a new tutor to the tutors' app. */
  | 'TUTOR_INVITATION';

/** What speaks for a tutor, or against them. */
export type MatchReason =
  /** Whether they teach that age group. */
  | 'AGE_GROUP'
  /** They are free at every preferred time. */
  | 'ALL_TIMES'
  /** They are away. */
  | 'AWAY'
  /** Whether they speak the dialect. */
  | 'DIALECT'
  /** They have taught this learner before. */
  | 'EARLIER_LESSONS'
  /** They have not set their hours. */
  | 'HOURS_NOT_SET'
  /** How many of their hours a week are taken. */
  | 'LOAD'
  /** They are a native speaker. */
  | 'NATIVE_SPEAKER'
  /** They are free at none of the preferred times. */
  | 'NO_TIMES'
  /** The customer asked for them. */
  | 'PREFERRED'
  /** What customers and learners say of their lessons: tenths of a star in `count`, how many ratings in `of`. */
  | 'RATING'
  /** A change of the clocks moves a time out of their hours. */
  | 'SHIFTS'
  /** They are free at some of the preferred times. */
  | 'SOME_TIMES'
  /** They teach the subject at that level. */
  | 'SUBJECT_AND_LEVEL'
  /** They teach the subject, but not at that level. */
  | 'SUBJECT_ONLY'
  /** Their background check has expired, and the learner is under 18. */
  | 'UNCHECKED';

/** Why a tutor fits, or does not quite. */
export type MatchReasonGiven = {
  __typename?: 'MatchReasonGiven';
  /** From when, or until when. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** How many times, lessons or hours it is about. */
  count?: Maybe<Scalars['Int']['output']>;
  /** Out of how many. */
  of?: Maybe<Scalars['Int']['output']>;
  /** What it is about. */
  reason: MatchReason;
  /** Whether it speaks for them. */
  speaksFor: Scalars['Boolean']['output'];
};

/** Where lessons are held. */
export type MeetingInput = {
  /** What opens it. */
  passcode?: InputMaybe<Scalars['String']['input']>;
  /** With whom. */
  provider: MeetingProvider;
  /** The full web address. */
  url: Scalars['String']['input'];
};

/** Where lessons are held. */
export type MeetingProvider =
  /** In the app. */
  | 'IN_APP'
  /** Google Meet. */
  | 'MEET'
  /** Elsewhere. */
  | 'OTHER'
  /** Microsoft Teams. */
  | 'TEAMS'
  /** Zoom. */
  | 'ZOOM';

/** The value of the other side, or of the kept one, for a field. */
export type MergeChoice = {
  /** As the customer has it. */
  field: Scalars['String']['input'];
  /** Whose value stays. */
  side: MergeSide;
};

/** A field in which two records differ. */
export type MergeField = {
  __typename?: 'MergeField';
  /** As the customer has it. */
  field: Scalars['String']['output'];
  /** Whose value stays unless the other is chosen. */
  side: MergeSide;
};

/** How much goes over to the record that stays. */
export type MergeMove = {
  __typename?: 'MergeMove';
  /** How many. */
  count: Scalars['Int']['output'];
  /** Of what. */
  what: MergeMoveKind;
};

/** What goes over to the record that stays. */
export type MergeMoveKind =
  /** Curricula followed. */
  | 'CURRICULA'
  /** Dependents. */
  | 'DEPENDENTS'
  /** Messages. */
  | 'MESSAGES'
  /** Notes. */
  | 'NOTES'
  /** Places in pods. */
  | 'PODS'
  /** Tasks. */
  | 'TASKS';

/** What merging two customers would do. */
export type MergePreview = {
  __typename?: 'MergePreview';
  /** Why it cannot be done; empty where it can. */
  blockers: Array<Scalars['String']['output']>;
  /** Where the two differ. */
  fields: Array<MergeField>;
  /** The customer who stays. */
  kept: Customer;
  /** What goes over. */
  moves: Array<MergeMove>;
  /** The customer whose record becomes a pointer. */
  other: Customer;
};

/** One of the two records of a merge. */
export type MergeSide =
  /** The one that stays. */
  | 'KEPT'
  /** The one that becomes a pointer. */
  | 'OTHER';

/** What staff wrote or said to a customer, a candidate or a tutor. It is never changed. */
export type Message = Node & {
  __typename?: 'Message';
  /** Where an email went. */
  address?: Maybe<Scalars['String']['output']>;
  /** When it was sent or said; of a call on an earlier day, only the day is known. */
  at: Scalars['DateTime']['output'];
  /** Who wrote or said it; null for the system. */
  author?: Maybe<StaffUser>;
  /** What was written, or what was said. */
  body: Scalars['String']['output'];
  /** How it went: an email was sent by the portal, anything else was written down. */
  channel: ContactChannel;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Where its email stands; null for other channels, and once the email has been removed. */
  mailStatus?: Maybe<MailStatus>;
  /** The subject of an email. */
  subject?: Maybe<Scalars['String']['output']>;
};

export type MessageCreateInput = {
  /** What is written, or what was said. */
  body: Scalars['String']['input'];
  /** By email it is sent, otherwise it is written down. */
  channel: ContactChannel;
  /** The customer it is for. */
  customerId: Scalars['ID']['input'];
  /** What is to be done about it next. */
  followUp?: InputMaybe<FollowUpInput>;
  /** The day of what went another way than by email; today if left out. */
  saidOn?: InputMaybe<Scalars['Date']['input']>;
  /** Only of an email, which needs one. */
  subject?: InputMaybe<Scalars['String']['input']>;
};

export type MessagePage = {
  __typename?: 'MessagePage';
  items: Array<Message>;
  pageInfo: PageInfo;
};

export type MessagePayload = {
  __typename?: 'MessagePayload';
  message?: Maybe<Message>;
  userErrors: Array<UserError>;
};

/** An amount of money in one currency. */
export type MoneySum = {
  __typename?: 'MoneySum';
  /** In minor units. */
  amount: Scalars['MinorUnits']['output'];
  /** The currency. */
  currency: Currency;
};

/** An amount of money in one currency. */
export type MoneySumInput = {
  /** In minor units. */
  amount: Scalars['MinorUnits']['input'];
  /** The currency. */
  currency: Currency;
};

/** What a month of the books came to in one currency. */
export type MonthSums = {
  __typename?: 'MonthSums';
  /** What banks charged for disputes: an expense of its own. */
  bankFees: Scalars['MinorUnits']['output'];
  /** By how many minutes credit changed. */
  creditMinutes: Scalars['MinorUnits']['output'];
  /** By how much credit in money changed. */
  creditMoney: Scalars['MinorUnits']['output'];
  /** Credit notes. */
  credited: Scalars['MinorUnits']['output'];
  /** The currency. */
  currency: Currency;
  /** The value of credit that lessons used, without tax. */
  earned: Scalars['MinorUnits']['output'];
  /** The value of credit that expired, without tax. */
  expired: Scalars['MinorUnits']['output'];
  /** Invoices that were sent, less those that were voided. */
  invoiced: Scalars['MinorUnits']['output'];
  /** What banks took back of payments, less what they gave back. */
  lostAtBank: Scalars['MinorUnits']['output'];
  /** Payments, less those that were taken back. */
  received: Scalars['MinorUnits']['output'];
  /** Money that was given back by bank or in cash. */
  refunded: Scalars['MinorUnits']['output'];
  /** What lessons come to beyond what credit pays for. */
  toBill: Scalars['MinorUnits']['output'];
  /** Given up as not to be had. */
  writtenOff: Scalars['MinorUnits']['output'];
};

/** A slot of a course that a change of a clock moves for its tutor. */
export type MovedSlot = {
  __typename?: 'MovedSlot';
  /** When it will be for the tutor. */
  after: TutorTime;
  /** When it was for the tutor. */
  before: TutorTime;
  /** The change that moves it. */
  change: ClockShift;
  /** Whether the tutor has something else at that time. */
  clashes: Scalars['Boolean']['output'];
  /** The course. */
  course?: Maybe<ConfirmedLesson>;
  /** Whether it no longer lies within the tutor's hours. */
  isOutsideHours: Scalars['Boolean']['output'];
  /** That it stays by the learner's clock, if somebody decided so. */
  kept?: Maybe<KeptTime>;
  /** The place of the slot among those of the course, from 0. */
  slotIndex: Scalars['Int']['output'];
  /** When the first lesson by the new clock begins. */
  startAt: Scalars['DateTime']['output'];
  /** Who was told of it, and when; the first first. */
  told: Array<ClockNotice>;
};

/** Everything that can be changed. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Sets the first password of an account with the link from its email. The link works once. Open to everyone. */
  accountActivate: AccountActivatePayload;
  /** Ends one of the viewer's own jobs before its next record; what is done stays done. */
  accountJobCancel: AccountJobPayload;
  /** Tries what failed in one of the viewer's own jobs again, as a new job. */
  accountJobRetry: AccountJobPayload;
  /** Has the table of a report on what staff did written to a file; that is an entry of the log itself. */
  activityReportExport: AccountJobPayload;
  /** Keeps feedback of the app, as the app sends it or staff write it down. */
  appFeedbackCreate: AppFeedbackPayload;
  /** Says that it is fixed. */
  appFeedbackFix: AppFeedbackPayload;
  /** Says that the same was said before; of a duplicate, its original is taken. */
  appFeedbackMarkDuplicate: AppFeedbackPayload;
  /** Says that it is to be fixed. */
  appFeedbackPlan: AppFeedbackPayload;
  /** Takes it up again. */
  appFeedbackReopen: AppFeedbackPayload;
  /** Says that somebody has looked at it. */
  appFeedbackTriage: AppFeedbackPayload;
  /** Saves changes to app feedback, its assignee or the reply. */
  appFeedbackUpdate: AppFeedbackPayload;
  /** Says that it stays as it is. */
  appFeedbackWontFix: AppFeedbackPayload;
  /** Has something done to many pieces of app feedback; refused if they are not as many as the viewer was shown. */
  appFeedbacksBulkAction: AccountJobPayload;
  /** Lets the app use a recording. Nobody approves their own. */
  appRecordingApprove: AppRecordingPayload;
  /** Takes a recording away. */
  appRecordingArchive: AppRecordingPayload;
  /** Adds a recording, which somebody else has to approve. */
  appRecordingCreate: AppRecordingPayload;
  /** Lets a recording be heard before the others. */
  appRecordingMakeMain: AppRecordingPayload;
  /** Says why a recording has to be made again. */
  appRecordingReject: AppRecordingPayload;
  /** Sets or removes the viewer's picture. */
  avatarSet: ViewerPayload;
  /** Archives a background, unless a story has it. */
  backgroundArchive: BackgroundPayload;
  /** Adds a background. */
  backgroundCreate: BackgroundPayload;
  /** Restores an archived background. */
  backgroundRestore: BackgroundPayload;
  /** Saves changes to a background. */
  backgroundUpdate: BackgroundPayload;
  /** Lets a banner show within its dates. */
  bannerActivate: BannerPayload;
  /** Puts a banner away. */
  bannerArchive: BannerPayload;
  /** Starts a draft that says the same as a banner. */
  bannerCopy: BannerPayload;
  /** Adds a banner, as a draft. */
  bannerCreate: BannerPayload;
  /** Moves a banner among those of its placement; the first that can be shown is. */
  bannerMove: BannerPayload;
  /** Stops showing a banner for a while. */
  bannerPause: BannerPayload;
  /** Lets a paused banner show again. */
  bannerResume: BannerPayload;
  /** Saves changes to a banner. */
  bannerUpdate: BannerPayload;
  /** Has something done to many banners; refused if they are not as many as the viewer was shown. */
  bannersBulkAction: AccountJobPayload;
  /** Starts a billing run: a job that drafts ongoing invoices; refused if the customers are not as many as was shown. */
  billingRunStart: AccountJobPayload;
  /** Closes the first open month of a region's books: what is for its days is dated later from now on. */
  bookMonthClose: BookMonthPayload;
  /** Opens the last closed month of a region's books again. */
  bookMonthReopen: BookMonthPayload;
  /** Writes something down in the log of a lesson. */
  bookedLessonAddNote: BookedLessonPayload;
  /** Moves a lesson to the time that both have agreed to. */
  bookedLessonAgreeReschedule: BookedLessonPayload;
  /** Asks the customer once more to rate a lesson. */
  bookedLessonAskRating: BookedLessonPayload;
  /** Calls a lesson off, judged by the notice. */
  bookedLessonCancel: BookedLessonPayload;
  /** A lesson was given; it is settled. */
  bookedLessonComplete: BookedLessonPayload;
  /** Another tutor gives a lesson; the course keeps its own. The same gives it back. */
  bookedLessonCover: BookedLessonPayload;
  /** Adds a lesson to a course beside the usual ones: books it, or, in the past, writes down one that was given without. */
  bookedLessonCreate: BookedLessonPayload;
  /** Declines the time that is proposed. */
  bookedLessonDeclineTime: BookedLessonPayload;
  /** Objects to how a lesson was settled. */
  bookedLessonDispute: BookedLessonPayload;
  /** Proposes another time. */
  bookedLessonProposeTime: BookedLessonPayload;
  /** Asks for another time of a lesson. */
  bookedLessonRequestReschedule: BookedLessonPayload;
  /** Moves a lesson to a time that both sides have agreed to: another of its chain takes its place. */
  bookedLessonRescheduleNow: BookedLessonPayload;
  /** A cancelled lesson is given after all, at its time; what its cancellation came to is taken back. */
  bookedLessonRestore: BookedLessonPayload;
  /** Takes an outcome back; it has to be recorded again. */
  bookedLessonReverse: BookedLessonPayload;
  /** Says where a lesson is held, if not where its course is. */
  bookedLessonSetLink: BookedLessonPayload;
  /** Decides a dispute. */
  bookedLessonSettle: BookedLessonPayload;
  /** A lesson begins. */
  bookedLessonStart: BookedLessonPayload;
  /** The learner did not come, and the tutor waited. */
  bookedLessonStudentNoShow: BookedLessonPayload;
  /** The tutor did not come. */
  bookedLessonTutorNoShow: BookedLessonPayload;
  /** Takes back a move, a cancellation or a change of tutor within 30 seconds; the emails about it are never sent. */
  bookedLessonUndo: BookedLessonPayload;
  /** Has something done to many booked lessons; refused if they are not as many as the viewer was shown. */
  bookedLessonsBulkAction: AccountJobPayload;
  /** Has a list of booked lessons written to a file, as the viewer sees it. */
  bookedLessonsExport: AccountJobPayload;
  /** What cancelling, restoring or rearranging many lessons would come to, at most 100; nothing is changed. */
  bookedLessonsPreview: LessonsPreviewPayload;
  /** Begins the books of a region, once: lessons from that day on are posted, those before it never. */
  booksBegin: BooksBeginningPayload;
  /** Gives a tutor or a customer a calendar link, or a new one; the old one ends. */
  calendarLinkRenew: CalendarLinkPayload;
  /** Has a list of cancellation policies written to a file, as the viewer sees it. */
  cancellationPoliciesExport: AccountJobPayload;
  /** Adds a cancellation policy. */
  cancellationPolicyCreate: CancellationPolicyPayload;
  /** Saves changes to a cancellation policy, as a new version. */
  cancellationPolicyUpdate: CancellationPolicyPayload;
  /** Has something done to many applications; refused if they are not as many as the viewer was shown. */
  candidaciesBulkAction: AccountJobPayload;
  /** Moves an application to the next stage, if what that asks for is there. */
  candidacyAdvance: CandidacyPayload;
  /** Lets someone apply again who was not to be hired again. */
  candidacyAllowRehire: CandidacyPayload;
  /** Adds an application. */
  candidacyCreate: CandidacyPayload;
  /** Puts an application on hold. */
  candidacyHold: CandidacyPayload;
  /** Moves an application back by one stage. */
  candidacyMoveBack: CandidacyPayload;
  /** Makes a candidate a tutor and invites them to the tutors' app. */
  candidacyOnboard: CandidacyPayload;
  /** Rejects a candidate. */
  candidacyReject: CandidacyPayload;
  /** Considers someone again, in a new round, which is answered. */
  candidacyReopen: CandidacyPayload;
  /** Takes an application off hold, to where it stood. */
  candidacyResume: CandidacyPayload;
  /** Saves changes to an application and to whoever applies. */
  candidacyUpdate: CandidacyPayload;
  /** Withdraws an application for the candidate. */
  candidacyWithdraw: CandidacyPayload;
  /** Archives a character, unless a story has it. */
  characterArchive: CharacterPayload;
  /** Adds a character. */
  characterCreate: CharacterPayload;
  /** Restores an archived character. */
  characterRestore: CharacterPayload;
  /** Saves changes to a character. */
  characterUpdate: CharacterPayload;
  /** Calls off a course that waits for its payment, with the lessons that are held for it. */
  confirmedLessonCancel: ConfirmedLessonPayload;
  /** Another price from a day on; more than 20 % less needs a director. */
  confirmedLessonChangePrice: ConfirmedLessonPayload;
  /** New times from a day on; lessons that are booked move to them. */
  confirmedLessonChangeSchedule: ConfirmedLessonPayload;
  /** Another tutor from a day on, with a note for them. */
  confirmedLessonChangeTutor: ConfirmedLessonPayload;
  /** Ends a course; its upcoming lessons are cancelled, each judged by the notice. */
  confirmedLessonEnd: ConfirmedLessonPayload;
  /** A time of the week stays by the learner's clock although a change of a clock moves it for the tutor. */
  confirmedLessonKeepLocalTimes: ConfirmedLessonPayload;
  /** Lets a course begin before it is paid for. */
  confirmedLessonLiftHold: ConfirmedLessonPayload;
  /** No lessons for a while; booked lessons in that time are cancelled, each judged by the notice. */
  confirmedLessonPause: ConfirmedLessonPayload;
  /** Lessons are given again before the pause is over; those that can be are booked again. */
  confirmedLessonResume: ConfirmedLessonPayload;
  /** Says where the lessons of a course are held. */
  confirmedLessonSetLink: ConfirmedLessonPayload;
  /** Takes back a pause within 30 seconds, with those of the same act; the emails about it are never sent. */
  confirmedLessonUndo: ConfirmedLessonPayload;
  /** Has something done to many confirmed courses; refused if they are not as many as the viewer was shown. */
  confirmedLessonsBulkAction: AccountJobPayload;
  /** Has a list of confirmed courses written to a file, as the viewer sees it. */
  confirmedLessonsExport: AccountJobPayload;
  /**
   * The invoices for more lessons that would be sent for many courses, at most 100; some at a time, until `next` is null.
   * Nothing is changed.
   */
  confirmedLessonsTopUpPreview: TopUpsPreviewPayload;
  /** Makes a content creator of an account whose role is content creator or content manager. */
  contentCreatorCreate: ContentCreatorPayload;
  /** Saves changes to a content creator. */
  contentCreatorUpdate: ContentCreatorPayload;
  /** Takes a conversation practice out of use, and out of the app. */
  conversationPracticeArchive: ConversationPracticePayload;
  /** Adds a conversation practice, as a draft. */
  conversationPracticeCreate: ConversationPracticePayload;
  /** Throws away what was written since a conversation practice was published. */
  conversationPracticeDiscard: ConversationPracticePayload;
  /** Gives a conversation practice to the app, as it stands. Nobody publishes what they have written. */
  conversationPracticePublish: ConversationPracticePayload;
  /** Sends a conversation practice back with what needs to change. */
  conversationPracticeRequestChanges: ConversationPracticePayload;
  /** Says that what a comment asked for is done, or is not after all. */
  conversationPracticeResolveComment: ConversationPracticePayload;
  /** Brings a conversation practice back into use, as a draft. */
  conversationPracticeRestore: ConversationPracticePayload;
  /** Hands a conversation practice in; somebody else is asked to review it. */
  conversationPracticeSubmit: ConversationPracticePayload;
  /** Takes a conversation practice out of the app. */
  conversationPracticeUnpublish: ConversationPracticePayload;
  /** Saves changes to a conversation practice: a published one becomes a draft, and the app keeps what it has. */
  conversationPracticeUpdate: ConversationPracticePayload;
  /** Takes a conversation practice back from its review. */
  conversationPracticeWithdraw: ConversationPracticePayload;
  /** Has something done to many conversation practices; refused if they are not as many as the viewer was shown. */
  conversationPracticesBulkAction: AccountJobPayload;
  /** Has a list of conversation practices written to a file, as the viewer sees it. */
  conversationPracticesExport: AccountJobPayload;
  /** Gives a customer minutes or money. */
  creditLotCreate: CreditLotPayload;
  /** Gives a credit a later last day of use; what had expired in the last 30 days comes back. */
  creditLotExtend: CreditLotPayload;
  /** Moves a part of a credit to another learner of the customer; its value goes along. */
  creditLotTransfer: CreditLotPayload;
  /** Activates a draft curriculum. */
  curriculumActivate: CurriculumPayload;
  /** Archives a curriculum. */
  curriculumArchive: CurriculumPayload;
  /** Attaches a learner to a curriculum, or to branches of it. */
  curriculumAttach: CurriculumAttachmentPayload;
  /** Adds a curriculum as a draft. */
  curriculumCreate: CurriculumPayload;
  /** Detaches a learner from a curriculum. Their progress is kept. */
  curriculumDetach: CurriculumAttachmentPayload;
  /** Attaches a learner again to a curriculum they were detached from. */
  curriculumReattach: CurriculumAttachmentPayload;
  /** Restores an archived curriculum. */
  curriculumRestore: CurriculumPayload;
  /** Saves changes to a curriculum. */
  curriculumUpdate: CurriculumPayload;
  /** Has something done to many curricula; refused if they are not as many as the viewer was shown. */
  curriculumsBulkAction: AccountJobPayload;
  /** Has a list of curricula written to a file, as the viewer sees it. */
  curriculumsExport: AccountJobPayload;
  /** Archives a customer, who is left out of lists and choices; nothing is deleted. */
  customerArchive: CustomerPayload;
  /** Blocks a customer. */
  customerBlock: CustomerPayload;
  /** Adds a customer as a lead, with the person they are. */
  customerCreate: CustomerPayload;
  /** Merges another customer into one. It can be undone for 30 days. */
  customerMerge: CustomerMergePayload;
  /** Adds a note. */
  customerNoteCreate: CustomerNotePayload;
  /** Deletes the viewer's own note. */
  customerNoteDelete: CustomerNotePayload;
  /** Holds a note at the top. */
  customerNotePin: CustomerNotePayload;
  /** Brings back the viewer's own deleted note. */
  customerNoteRestore: CustomerNotePayload;
  /** No longer holds a note at the top. */
  customerNoteUnpin: CustomerNotePayload;
  /** Saves changes to the viewer's own note. */
  customerNoteUpdate: CustomerNotePayload;
  /** Pauses a customer. */
  customerPause: CustomerPayload;
  /** Activates a pod. */
  customerPodActivate: CustomerPodPayload;
  /** Closes a pod. */
  customerPodClose: CustomerPodPayload;
  /** Adds a pod with its members. */
  customerPodCreate: CustomerPodPayload;
  /** Pauses a pod. */
  customerPodPause: CustomerPodPayload;
  /** Reopens a closed pod. */
  customerPodReopen: CustomerPodPayload;
  /** Resumes a paused pod. */
  customerPodResume: CustomerPodPayload;
  /** Saves changes to a pod. */
  customerPodUpdate: CustomerPodPayload;
  /** Has something done to many pods; refused if they are not as many as the viewer was shown. */
  customerPodsBulkAction: AccountJobPayload;
  /** Has a list of customer pods written to a file, as the viewer sees it. */
  customerPodsExport: AccountJobPayload;
  /** Restores an archived customer, who stands where they stood. */
  customerRestore: CustomerPayload;
  /** Resumes a paused customer. */
  customerResume: CustomerPayload;
  /** A customer's statement as a PDF, drawn once for what it says. */
  customerStatementPdf: StatementPdfPayload;
  /** Sends a customer their statement, with its PDF. */
  customerStatementSend: StatementSentPayload;
  /** A customer says that they have transferred what they owe. Nothing is paid by it yet. */
  customerTransferClaim: CustomerInvoicePayload;
  /** Unblocks a customer, who goes back to where they stood. */
  customerUnblock: CustomerPayload;
  /** Takes a merge back. What was changed since stays. */
  customerUnmerge: CustomerUnmergePayload;
  /** Saves changes to a customer and to the person they are. */
  customerUpdate: CustomerPayload;
  /** Has something done to many customers; refused if they are not as many as the viewer was shown. */
  customersBulkAction: AccountJobPayload;
  /** Has a list of customers written to a file, as the viewer sees it. */
  customersExport: AccountJobPayload;
  /** Remembers that two customers are not the same person, until a name, an email or a phone changes. */
  customersMarkDistinct: TellApartPayload;
  /** Adds a card at the end of a list of the demo's board. */
  demoCardAdd: DemoBoardPayload;
  /** Moves a card of the demo's board to a place in a list; places count from 0. */
  demoCardMove: DemoBoardPayload;
  /** Removes a card of the demo's board. */
  demoCardRemove: DemoBoardPayload;
  /** Changes a card of the demo's board. */
  demoCardUpdate: DemoBoardPayload;
  /** Marks a conversation of the demo as seen by the caller. */
  demoChatSeen: DemoChatSeenPayload;
  /** Writes to a contact of the demo. */
  demoChatSend: DemoChatSendPayload;
  /** Adds an item to a checklist of the demo's board. */
  demoCheckItemAdd: DemoBoardPayload;
  /** Removes an item of a checklist of the demo's board. */
  demoCheckItemRemove: DemoBoardPayload;
  /** Changes an item of a checklist of the demo's board. */
  demoCheckItemUpdate: DemoBoardPayload;
  /** Adds a checklist to a card of the demo's board. */
  demoChecklistAdd: DemoBoardPayload;
  /** Removes a checklist of the demo's board with its items. */
  demoChecklistRemove: DemoBoardPayload;
  /** Renames a checklist of the demo's board. */
  demoChecklistRename: DemoBoardPayload;
  /** Adds a comment by the viewer to a card of the demo's board. */
  demoCommentAdd: DemoBoardPayload;
  /** Changes a customer of the demo's shop. */
  demoCustomerUpdate: DemoCustomerPayload;
  /** Adds an event to the demo's calendar. */
  demoEventAdd: DemoEventPayload;
  /** Removes an event of the demo's calendar. */
  demoEventRemove: DemoEventPayload;
  /** Changes or moves an event of the demo's calendar. */
  demoEventUpdate: DemoEventPayload;
  /** Adds a list at the end of the demo's board. */
  demoListAdd: DemoBoardPayload;
  /** Removes the cards of a list of the demo's board. */
  demoListClear: DemoBoardPayload;
  /** Removes a list of the demo's board with its cards. */
  demoListRemove: DemoBoardPayload;
  /** Renames a list of the demo's board. */
  demoListRename: DemoBoardPayload;
  /** Sends a mail inside the demo. */
  demoMailSend: DemoMailPayload;
  /** Marks or moves a mail of the demo. */
  demoMailUpdate: DemoMailPayload;
  /** Adds a product to the demo's shop. */
  demoProductCreate: DemoProductPayload;
  /** Adds a project to the demo. */
  demoProjectCreate: DemoProjectPayload;
  /** Starts a planned project of the demo, or finishes one that has been started. */
  demoProjectMoveOn: DemoProjectPayload;
  /** Posts in the caller's name, inside the demo. */
  demoSocialPostAdd: DemoSocialPostPayload;
  /** Comments on a post of the demo. */
  demoSocialPostComment: DemoSocialPostPayload;
  /** Likes a post of the demo, or no longer. */
  demoSocialPostLike: DemoSocialPostPayload;
  /** Archives a dependent. */
  dependentArchive: DependentPayload;
  /** Adds a dependent to a customer's account. */
  dependentCreate: DependentPayload;
  /** Restores an archived dependent. */
  dependentRestore: DependentPayload;
  /** Saves changes to a dependent. */
  dependentUpdate: DependentPayload;
  /** Has something done to many dependents; refused if they are not as many as the viewer was shown. */
  dependentsBulkAction: AccountJobPayload;
  /** Has a list of dependents written to a file, as the viewer sees it. */
  dependentsExport: AccountJobPayload;
  /** Archives a dialect. What names it stays. */
  dialectArchive: DialectPayload;
  /** Adds a dialect to a language. */
  dialectCreate: DialectPayload;
  /** Restores an archived dialect. */
  dialectRestore: DialectPayload;
  /** Saves changes to a dialect. */
  dialectUpdate: DialectPayload;
  /** Archives an exam with everything in it. */
  examArchive: ExamPayload;
  /** Adds an exam. */
  examCreate: ExamPayload;
  /** Removes an exam for good, if it holds nothing. */
  examDelete: ExamRemovedPayload;
  /** Archives a lesson. */
  examLessonArchive: ExamLessonPayload;
  /** Gives a lesson to a content creator to write. */
  examLessonAssign: ExamLessonPayload;
  /** Copies a lesson with what its newest session says into a section, as a draft that nobody has. */
  examLessonCopy: ExamLessonPayload;
  /** Adds a lesson to a section, after its siblings; it has no content yet. */
  examLessonCreate: ExamLessonPayload;
  /** Removes a lesson for good, if nothing has been written for it. */
  examLessonDelete: ExamRemovedPayload;
  /** Moves a lesson among its siblings, or to another section. */
  examLessonMove: ExamLessonPayload;
  /** Restores an archived lesson. */
  examLessonRestore: ExamLessonPayload;
  /** Changes the date by which a lesson should be ready; null for none. */
  examLessonSetDue: ExamLessonPayload;
  /** Saves changes to a lesson. */
  examLessonUpdate: ExamLessonPayload;
  /** Takes a lesson from the content creator it was given to. What they wrote stays. */
  examLessonWithdraw: ExamLessonPayload;
  /** Has something done to many lessons of the learning content; refused if they are not as many as the viewer was shown. */
  examLessonsBulkAction: AccountJobPayload;
  /** Has a list of lessons of the learning content written to a file, as the viewer sees it. */
  examLessonsExport: AccountJobPayload;
  /** Archives a subject, a topic or a section with everything in it. */
  examPartArchive: ExamPartPayload;
  /** Adds a subject, a topic or a section after its siblings. */
  examPartCreate: ExamPartPayload;
  /** Removes a subject, a topic or a section for good, if it holds nothing. */
  examPartDelete: ExamRemovedPayload;
  /** Moves a subject, a topic or a section among its siblings, or to another parent. */
  examPartMove: ExamPartPayload;
  /** Restores an archived subject, topic or section with everything that was archived along with it. */
  examPartRestore: ExamPartPayload;
  /** Saves changes to a subject, a topic or a section. */
  examPartUpdate: ExamPartPayload;
  /** Restores an archived exam with everything that was archived along with it. */
  examRestore: ExamPayload;
  /** Throws away what was written since the version that the app has. */
  examSessionDiscard: ExamSessionPayload;
  /** The newest version of a session, to be written to a file. The activity log keeps who took it. */
  examSessionExport: ExamSessionPayload;
  /** Says that you read a session whose reviewer you are; from then on it cannot be withdrawn. */
  examSessionOpen: ExamSessionPayload;
  /** Makes a session the one that the app has; never by who wrote it. */
  examSessionPublish: ExamSessionPayload;
  /** Says that what a comment asked for is not done after all; not once its session is published. */
  examSessionReopen: ExamSessionPayload;
  /** Sends a session back with what needs to change. */
  examSessionRequestChanges: ExamSessionPayload;
  /** Says that what a comment asked for is done. */
  examSessionResolve: ExamSessionPayload;
  /** Begins the next version with what an earlier one says. */
  examSessionRestore: ExamSessionPayload;
  /** Saves the session of a lesson as a draft, whatever its checks say. The same content makes no new version. */
  examSessionSave: ExamSessionPayload;
  /** Hands a session in; somebody else is asked to review it. */
  examSessionSubmit: ExamSessionPayload;
  /** Takes a session out of the app. */
  examSessionUnpublish: ExamSessionPayload;
  /** Takes a session back from its review. */
  examSessionWithdraw: ExamSessionPayload;
  /** Says that you have a lesson's session open to write in it, or no longer do; said again every half minute. */
  examSessionWrite: ExamLessonPayload;
  /** Saves changes to an exam. */
  examUpdate: ExamPayload;
  /** Adds a customer with their learners and a first request, all or nothing. */
  familyCreate: FamilyPayload;
  /** A family is away: several of their courses pause for the same days, all or none; the family gets one email. */
  familyLessonsPause: FamilyCoursesPayload;
  /** A family is back, or does not go away: the pause of several of their courses ends; the family gets one email. */
  familyLessonsResume: FamilyCoursesPayload;
  /** Makes a note that only staff read. */
  feedbackAddNote: FeedbackPayload;
  /** Answers the customer: an email is sent, what went another way is written down. */
  feedbackAnswer: FeedbackPayload;
  /** Puts away what was resolved. */
  feedbackClose: FeedbackPayload;
  /** Writes down what a customer says of the service. */
  feedbackCreate: FeedbackPayload;
  /** Makes an entry of it in a tutor’s journal; needs the right to write there too. */
  feedbackCreateJournalEntry: FeedbackPayload;
  /** Writes down what was decided for the customer; a refund is decided by directors. */
  feedbackDecide: FeedbackPayload;
  /** Says that someone sees to it. */
  feedbackOpen: FeedbackPayload;
  /** Writes down what the customer said after that; what was waiting or done is taken up again. */
  feedbackReply: FeedbackPayload;
  /** Says how it was resolved; a refund that was asked for is decided first. */
  feedbackResolve: FeedbackPayload;
  /** Saves changes to feedback. */
  feedbackUpdate: FeedbackPayload;
  /** Has something done to many pieces of feedback; refused if they are not as many as the viewer was shown. */
  feedbacksBulkAction: AccountJobPayload;
  /** Has customers’ feedback written to a file, as the viewer sees it. */
  feedbacksExport: AccountJobPayload;
  /** Ends an import before anything is changed. */
  fileImportCancel: FileImportPayload;
  /** Tries a file out row by row. Nothing is changed. */
  fileImportCheck: FileImportPayload;
  /** Corrects cells of a checked file, and tries it out again. The file itself stays as it was sent. */
  fileImportCorrect: FileImportPayload;
  /** Imports what was checked, all or nothing. */
  fileImportRun: FileImportPayload;
  /** Takes up an uploaded file, to be read. */
  fileImportStart: FileImportPayload;
  /** Takes an import back, except for what somebody has edited since. */
  fileImportUndo: FileImportPayload;
  /** Says that a learner takes the place that was offered. */
  groupInstanceAcceptOffer: GroupInstancePayload;
  /** Cancels a session; one with more than ten learners is cancelled by directors. */
  groupInstanceCancel: GroupInstancePayload;
  /** Settles a session once everybody is marked. */
  groupInstanceComplete: GroupInstancePayload;
  /** Adds a date, or one in each of some weeks: all of them or none. Answers the first. */
  groupInstanceCreate: GroupInstancePayload;
  /** Objects to what a learner’s place is charged; nothing of it is billed until that is decided. */
  groupInstanceDisputePlace: GroupInstancePayload;
  /** Enrols a learner, or puts them on the waiting list of a session that is full. */
  groupInstanceEnrol: GroupInstancePayload;
  /** Takes a learner off the session or its waiting list; the next who waits is offered the place. */
  groupInstanceLeave: GroupInstancePayload;
  /** Moves everybody of a session to another date of the same group lesson; it does not take place. */
  groupInstanceMerge: GroupInstancePayload;
  /** Calls off a session to which too few have come. */
  groupInstanceNotRun: GroupInstancePayload;
  /** Marks who came and who did not, once the session has started. */
  groupInstanceRecordAttendance: GroupInstancePayload;
  /** Has a session take place although too few are enrolled. */
  groupInstanceRunAnyway: GroupInstancePayload;
  /** Says where a session that is over can be seen again. */
  groupInstanceSetRecording: GroupInstancePayload;
  /** Decides an objection to what a place is charged. */
  groupInstanceSettlePlace: GroupInstancePayload;
  /** Puts away what is finished, cancelled or was never published. */
  groupLessonArchive: GroupLessonPayload;
  /** Cancels it with all dates that have not taken place. */
  groupLessonCancel: GroupLessonPayload;
  /** Adds a learning pod or an immersion; learners are enrolled once it is published. */
  groupLessonCreate: GroupLessonPayload;
  /** Enrols a learner for all dates to come; of each that is refused it says why. */
  groupLessonEnrol: EnrolledDatesPayload;
  /** Opens enrolment; there must be a date to come. */
  groupLessonPublish: GroupLessonPayload;
  /** Saves changes to a learning pod or an immersion. */
  groupLessonUpdate: GroupLessonPayload;
  /** Has something done to many learning pods or immersions; refused if they are not as many as the viewer was shown. */
  groupLessonsBulkAction: AccountJobPayload;
  /** Has a list of learning pods or immersions written to a file, as the viewer sees it. */
  groupLessonsExport: AccountJobPayload;
  /** Restores the values from before a change, as a normal update. The history records it. */
  historyRestore: HistoryPayload;
  /** Undoes the change that made a version, as a change of its own. Refused if the record has changed since. */
  historyUndo: HistoryPayload;
  /** Credits what is still to be paid of a prepayment of which a part is paid. */
  invoiceClose: InvoicePayload;
  /** Writes a prepayment invoice as a draft. */
  invoiceCreate: InvoicePayload;
  /** Credits what lessons were billed too much for, whatever the limit of credit notes; for directors. */
  invoiceCreditChanges: InvoicePayload;
  /** Credits fees and corrections of an ongoing invoice that was sent; lessons are credited by their outcomes. */
  invoiceCreditLines: InvoicePayload;
  /** Credits what is unused of a prepayment that a bank took the money of, so that only what was used stays due. */
  invoiceCreditUnused: InvoicePayload;
  /** Deletes a draft. */
  invoiceDelete: InvoicePayload;
  /** Notes that a transfer that the customer told us of was not found. */
  invoiceDismissClaim: InvoicePayload;
  /** Starts a draft with the terms of an invoice. */
  invoiceDuplicate: InvoicePayload;
  /** The path of the customer's page of a sent invoice, with the code that opens it; that it was asked for is logged. */
  invoiceLink: InvoiceLinkPayload;
  /** Takes what the customer's other drafts in the currency bill into this one. */
  invoiceMergeDrafts: InvoicePayload;
  /** Sends no reminder of an invoice before a day, or takes that back. */
  invoicePauseReminders: InvoicePayload;
  /** Gives back what is unused of a prepayment, with a credit note. */
  invoiceRefund: InvoicePayload;
  /** Brings the draft of an ongoing invoice up to date with what was posted and settled since. */
  invoiceRegenerate: InvoicePayload;
  /** Reminds the customer of an invoice. */
  invoiceRemind: InvoicePayload;
  /** Brings a deleted draft back. */
  invoiceRestore: InvoicePayload;
  /** Gives a draft its number and sends it to the customer. */
  invoiceSend: InvoicePayload;
  /** Saves changes to a draft. */
  invoiceUpdate: InvoicePayload;
  /** Withdraws an invoice on which nothing was paid; its number stays. */
  invoiceVoid: InvoicePayload;
  /** Gives up what is still to be paid of an ongoing invoice; a director's to decide. */
  invoiceWriteOff: InvoicePayload;
  /** Has something done to many invoices; refused if they are not as many as the viewer was shown. */
  invoicesBulkAction: AccountJobPayload;
  /** Has invoices written to a file, as the viewer sees them. */
  invoicesExport: AccountJobPayload;
  /** Asks for a job to run now; it starts within seconds. */
  jobRunNow: JobPayload;
  /** Has the journal written to a file, as the viewer sees it. */
  journalEntriesExport: AccountJobPayload;
  /** Writes an entry. */
  journalEntryCreate: JournalEntryPayload;
  /** Says that the follow-up of an entry is done. */
  journalEntryFollowUp: JournalEntryPayload;
  /** Says that the follow-up of an entry is to be done after all. */
  journalEntryReopenFollowUp: JournalEntryPayload;
  /** Saves changes to an entry: its author’s, for 24 hours. */
  journalEntryUpdate: JournalEntryPayload;
  /** Adds a text for a kind of entry. */
  journalTemplateCreate: JournalTemplatePayload;
  /** Saves changes to a text. */
  journalTemplateUpdate: JournalTemplatePayload;
  /** Says that a lead has booked a trial. */
  leadBookTrial: LeadPayload;
  /** Says that a lead has had a trial. */
  leadCompleteTrial: LeadPayload;
  /** Says that somebody has contacted a lead. */
  leadContact: LeadPayload;
  /** Makes a customer of a lead, or links the one who is there. */
  leadConvert: LeadPayload;
  /** Adds a lead. */
  leadCreate: LeadPayload;
  /** Writes down a call with a lead, or a message; who was new is contacted then. */
  leadLogCall: LeadPayload;
  /** Says that a lead was lost. */
  leadMarkLost: LeadPayload;
  /** Takes up a lead again that was lost; they stand at contacted. */
  leadReopen: LeadPayload;
  /** Saves changes to a lead. */
  leadUpdate: LeadPayload;
  /** Has something done to many leads; refused if they are not as many as the viewer was shown. */
  leadsBulkAction: AccountJobPayload;
  /** Has a list of leads written to a file, as the viewer sees it. */
  leadsExport: AccountJobPayload;
  /** Answers with a one-time link from an email about lessons. It works once. Open to everyone. */
  lessonAnswerSubmit: LessonAnswerPayload;
  /** Writes down what somebody says of a lesson, and how staff came to know it. */
  lessonRatingCreate: LessonRatingPayload;
  /** Takes a rating out of averages and out of the tutor’s sight. */
  lessonRatingHide: LessonRatingPayload;
  /** Shows a hidden rating again. */
  lessonRatingShow: LessonRatingPayload;
  /** Saves changes to a rating, within seven days. */
  lessonRatingUpdate: LessonRatingPayload;
  /** Ends a request. */
  lessonRequestCancel: LessonRequestPayload;
  /** Makes the viewer the owner of a request. */
  lessonRequestClaim: LessonRequestPayload;
  /** Writes down that the customer accepts: a course begins, with its first eight weeks of lessons. */
  lessonRequestConfirm: LessonRequestPayload;
  /** Takes a request for lessons. */
  lessonRequestCreate: LessonRequestPayload;
  /** Writes down that the customer declines. */
  lessonRequestCustomerDecline: LessonRequestPayload;
  /** Proposes lessons to a tutor, who has 48 hours to answer. */
  lessonRequestPropose: LessonRequestPayload;
  /** Takes up a request again that was cancelled or has expired. */
  lessonRequestReopen: LessonRequestPayload;
  /** Writes down that the tutor accepts. */
  lessonRequestTutorAccept: LessonRequestPayload;
  /** Writes down that the tutor declines. */
  lessonRequestTutorDecline: LessonRequestPayload;
  /** Saves changes to a request that is open. */
  lessonRequestUpdate: LessonRequestPayload;
  /** Takes back what was proposed. */
  lessonRequestWithdraw: LessonRequestPayload;
  /** Has something done to many requests for lessons; refused if they are not as many as the viewer was shown. */
  lessonRequestsBulkAction: AccountJobPayload;
  /** Has a list of requests for lessons written to a file, as the viewer sees it. */
  lessonRequestsExport: AccountJobPayload;
  /** Saves what a list shows under a name. */
  listViewCreate: ListViewPayload;
  /** Chooses what a list opens with: for the viewer, or, with `VIEWS_ACT`, for a role whose people have not chosen. */
  listViewDefault: DefaultListViewPayload;
  /** Deletes a view. */
  listViewDelete: ListViewPayload;
  /** Saves changes to a view; its owner may, and super-admins where it is shared. */
  listViewUpdate: ListViewPayload;
  /** Signs in with an email address and password. */
  login: LoginPayload;
  /** Ends the session that sent the request. */
  logout: LogoutPayload;
  /** Has a list of emails written to a file, as the viewer sees it. */
  mailsExport: AccountJobPayload;
  /** Sends an email to a customer, or writes down what went another way. */
  messageCreate: MessagePayload;
  /** Marks all of the viewer's notifications as read. */
  notificationsMarkAllRead: NotificationsMarkAllReadPayload;
  /** Drafts an ongoing invoice for one customer by hand. */
  ongoingInvoiceCreate: InvoicePayload;
  /** Saves what is entered by hand in the draft of an ongoing invoice. */
  ongoingInvoiceUpdate: InvoicePayload;
  /** Activates a partner. */
  partnerActivate: PartnerPayload;
  /** Adds a customer or a pod to a partner's learners. */
  partnerAddLearner: PartnerPayload;
  /** Adds a partner, as a prospect. */
  partnerCreate: PartnerPayload;
  /** Ends the work with a partner. */
  partnerEnd: PartnerPayload;
  /** Reinstates a suspended partner. */
  partnerReinstate: PartnerPayload;
  /** Removes a learner who was added to a partner; those who came with the code stay. */
  partnerRemoveLearner: PartnerPayload;
  /** Makes a partner that ended a prospect again. */
  partnerReopen: PartnerPayload;
  /** Suspends a partner; its users read as suspended. */
  partnerSuspend: PartnerPayload;
  /** Saves changes to a partner. */
  partnerUpdate: PartnerPayload;
  /** Adds somebody who works for a partner, and invites them by mail. */
  partnerUserCreate: PartnerUserPayload;
  /** Deactivates a partner's user for good. */
  partnerUserDeactivate: PartnerUserPayload;
  /** Sends the invitation again; the link before it stops working. */
  partnerUserInvite: PartnerUserPayload;
  /** Reinstates a suspended partner's user. */
  partnerUserReinstate: PartnerUserPayload;
  /** Suspends a partner's user. */
  partnerUserSuspend: PartnerUserPayload;
  /** Saves changes to a partner's user. */
  partnerUserUpdate: PartnerUserPayload;
  /** Has something done to many partner users; refused if they are not as many as the viewer was shown. */
  partnerUsersBulkAction: AccountJobPayload;
  /** Has partner users written to a file, as the viewer sees them. */
  partnerUsersExport: AccountJobPayload;
  /** Has something done to many partners; refused if they are not as many as the viewer was shown. */
  partnersBulkAction: AccountJobPayload;
  /** Has partners written to a file, as the viewer sees them. */
  partnersExport: AccountJobPayload;
  /** Changes the viewer's password. */
  passwordChange: PasswordChangePayload;
  /** Sets a new password with the link from a reset email. The link works once. Open to everyone. */
  passwordReset: PasswordResetPayload;
  /** Emails a reset link if the address has an active account. Open to everyone. */
  passwordResetRequest: PasswordResetRequestPayload;
  /** Says what an hour is paid from a day on. */
  payRateCreate: PayRatePayload;
  /** Deletes a rate of pay. */
  payRateDelete: PayRatePayload;
  /** Brings back a deleted rate of pay. */
  payRateRestore: PayRatePayload;
  /** Enters a bank transfer of which nobody knows whose it is: it pays nothing until it is placed. */
  paymentAddUnclear: PaymentPayload;
  /** Enters money that reached us. */
  paymentCreate: PaymentPayload;
  /** Records that a customer contests a payment at their bank; a director's to do. The same case twice is one. */
  paymentDispute: PaymentPayload;
  /** Records what a bank decided of a dispute, or that it gave back what it took; a director's to do. */
  paymentDisputeDecided: PaymentPayload;
  /** Notes that a payment that was begun never came. */
  paymentNotReceived: PaymentPayload;
  /** Says what a payment pays of which that was not clear: invoices of one customer, and credit for the rest. */
  paymentPlace: PaymentPayload;
  /** Sends back all of a payment of which it is not clear what it pays. */
  paymentSendBack: PaymentPayload;
  /** Takes back a payment that was entered by mistake: what it paid is due again. */
  paymentTakeBack: PaymentPayload;
  /** Says where someone's pay goes. */
  payoutAccountCreate: PayoutAccountPayload;
  /** Saves changes to a payout account. */
  payoutAccountUpdate: PayoutAccountPayload;
  /** Adds a product update, as a draft. */
  productUpdateCreate: ProductUpdatePayload;
  /** Publishes a product update now. */
  productUpdatePublish: ProductUpdatePayload;
  /** Shows a retired product update in the app again. */
  productUpdateRestore: ProductUpdatePayload;
  /** Takes a product update out of the app. */
  productUpdateRetire: ProductUpdatePayload;
  /** Says when a product update is published, or that it is at another time. */
  productUpdateSchedule: ProductUpdatePayload;
  /** Makes a scheduled product update a draft again. */
  productUpdateUnschedule: ProductUpdatePayload;
  /** Saves changes to a product update that is not out yet. */
  productUpdateUpdate: ProductUpdatePayload;
  /** Saves the viewer's profile. */
  profileUpdate: ViewerPayload;
  /** Records that a learner has finished a topic. */
  progressFinish: CurriculumAttachmentPayload;
  /** Reopens a topic that a learner had finished. */
  progressReopen: CurriculumAttachmentPayload;
  /** Records that a learner has started a topic. */
  progressStart: CurriculumAttachmentPayload;
  /** Lets a promo be used within its dates. */
  promoActivate: PromoPayload;
  /** Puts a promo away; what was reserved stays valid. */
  promoArchive: PromoPayload;
  /** Starts a draft with the terms of a promo. */
  promoCopy: PromoPayload;
  /** Adds a promo, as a draft. */
  promoCreate: PromoPayload;
  /** Stops a promo for a while. */
  promoPause: PromoPayload;
  /** Lets a paused promo be used again. */
  promoResume: PromoPayload;
  /** Saves changes to a promo. */
  promoUpdate: PromoPayload;
  /** Has something done to many promos; refused if they are not as many as the viewer was shown. */
  promosBulkAction: AccountJobPayload;
  /** Has a list of promos written to a file, as the viewer sees it. */
  promosExport: AccountJobPayload;
  /** Approves a reward: credit is given to both sides at once, money waits for a payout. */
  referralApprove: ReferralPayload;
  /** Takes a reward back at once where the whole first payment went back in time; refused where it did not. */
  referralClawBack: ReferralPayload;
  /** Names another referrer than the one first written down, or none, as long as no reward has qualified. For directors. */
  referralCorrect: ReferralPayload;
  /** Approves a payout. */
  referralPayoutApprove: ReferralPayoutPayload;
  /** Puts a referrer’s approved rewards in one currency together, less what is to be taken back. */
  referralPayoutCreate: ReferralPayoutPayload;
  /** Gives a payout up, with the reason; its rewards wait for another. */
  referralPayoutFail: ReferralPayoutPayload;
  /** Says that a payout was paid, with the reference. */
  referralPayoutPay: ReferralPayoutPayload;
  /** Rejects a reward, with the reason. */
  referralReject: ReferralPayload;
  /** Lets nobody new come with a referrer’s code any more. */
  referrerClose: ReferrerPayload;
  /** Lets somebody refer new customers, with a code of their own. */
  referrerCreate: ReferrerPayload;
  /** Lets nobody new come with a referrer’s code for a while. */
  referrerPause: ReferrerPayload;
  /** Lets a referrer whose code was closed refer again. */
  referrerReopen: ReferrerPayload;
  /** Lets new customers come with a referrer’s code again. */
  referrerResume: ReferrerPayload;
  /** Saves changes to the terms of a referrer. */
  referrerUpdate: ReferrerPayload;
  /** Archives a region. Everything that belongs to it stays. */
  regionArchive: RegionPayload;
  /** Adds a region. */
  regionCreate: RegionPayload;
  /** Restores an archived region. */
  regionRestore: RegionPayload;
  /** Saves changes to a region. */
  regionUpdate: RegionPayload;
  /** Has something done to many regions; refused if they are not as many as the viewer was shown. */
  regionsBulkAction: AccountJobPayload;
  /** Has a list of regions written to a file, as the viewer sees it. */
  regionsExport: AccountJobPayload;
  /** Asks for an account. It stays pending until a director or super-admin admits it with a role. Open to everyone. */
  register: RegisterPayload;
  /** Has something done to many rejected candidates; refused if they are not as many as the viewer was shown. */
  rejectedCandidaciesBulkAction: AccountJobPayload;
  /** Has a list of rejected candidates written to a file, as the viewer sees it. */
  rejectedCandidaciesExport: AccountJobPayload;
  /** Has the table of a report written to a file, with every figure counted anew over everything in the line below it. */
  reportExport: AccountJobPayload;
  /** Has one of the viewer's own views of a report emailed to them on their mornings from now on, or no longer. */
  reportMailSet: ReportMailsPayload;
  /** Takes a sentence session out of use, and out of the app. */
  sentenceSessionArchive: SentenceSessionPayload;
  /** Adds a sentence session, as a draft. */
  sentenceSessionCreate: SentenceSessionPayload;
  /** Throws away what was written since a sentence session was published. */
  sentenceSessionDiscard: SentenceSessionPayload;
  /** Gives a sentence session to the app, as it stands. Nobody publishes what they have written. */
  sentenceSessionPublish: SentenceSessionPayload;
  /** Sends a sentence session back with what needs to change. */
  sentenceSessionRequestChanges: SentenceSessionPayload;
  /** Says that what a comment asked for is done, or is not after all. */
  sentenceSessionResolveComment: SentenceSessionPayload;
  /** Brings a sentence session back into use, as a draft. */
  sentenceSessionRestore: SentenceSessionPayload;
  /** Hands a sentence session in; somebody else is asked to review it. */
  sentenceSessionSubmit: SentenceSessionPayload;
  /** Takes a sentence session out of the app. */
  sentenceSessionUnpublish: SentenceSessionPayload;
  /** Saves changes to a sentence session: a published one becomes a draft, and the app keeps what it has. */
  sentenceSessionUpdate: SentenceSessionPayload;
  /** Takes a sentence session back from its review. */
  sentenceSessionWithdraw: SentenceSessionPayload;
  /** Has something done to many sentence sessions; refused if they are not as many as the viewer was shown. */
  sentenceSessionsBulkAction: AccountJobPayload;
  /** Has a list of sentence sessions written to a file, as the viewer sees it. */
  sentenceSessionsExport: AccountJobPayload;
  /** Adds a service token. */
  serviceTokenCreate: MadeServiceTokenPayload;
  /** Has somebody else answer for a service token. */
  serviceTokenHandOver: ServiceTokenPayload;
  /** Revokes a service token, for good. */
  serviceTokenRevoke: ServiceTokenPayload;
  /** Replaces a service token by a new one. */
  serviceTokenRotate: MadeServiceTokenPayload;
  /** Saves changes to a service token. */
  serviceTokenUpdate: ServiceTokenPayload;
  /** Ends one of the viewer's sessions. */
  sessionRevoke: SessionsPayload;
  /** Ends all of the viewer's sessions except this one. */
  sessionsRevokeOthers: SessionsPayload;
  /** Sets what was never set before, for all regions or for one. */
  settingCreate: SettingPayload;
  /** Sets it to another value, as a new version. */
  settingUpdate: SettingPayload;
  /** Adds a speaker with their consent, which is of the wording in use. */
  speakerCreate: SpeakerPayload;
  /** Says that a speaker's consent is in force after all. */
  speakerReinstate: SpeakerPayload;
  /** Saves changes to a speaker. */
  speakerUpdate: SpeakerPayload;
  /** Withdraws a speaker's consent: nothing of theirs is used from now on. */
  speakerWithdraw: SpeakerPayload;
  /** Admits a registered person with a role and emails them a link to choose a password. */
  staffUserAdmit: StaffUserPayload;
  /** Adds an account and emails its owner an invitation. */
  staffUserCreate: StaffUserPayload;
  /** Sends the activation link again. Earlier links stop working. */
  staffUserInvite: StaffUserPayload;
  /** Refuses a registered person. */
  staffUserRefuse: StaffUserPayload;
  /** Reinstates a suspended account. */
  staffUserReinstate: StaffUserPayload;
  /** Changes the role of an account. */
  staffUserRoleChange: StaffUserPayload;
  /** Ends one session of a staff user, or all of them. */
  staffUserSessionsRevoke: SessionsPayload;
  /** Suspends an account. Its sessions end at once and its links stop working. */
  staffUserSuspend: StaffUserPayload;
  /** Saves changes to an account. */
  staffUserUpdate: StaffUserPayload;
  /** Has something done to many staff accounts; refused if they are not as many as the viewer was shown. */
  staffUsersBulkAction: AccountJobPayload;
  /** Has a list of staff accounts written to a file, as the viewer sees it. */
  staffUsersExport: AccountJobPayload;
  /** Has something done to many stories; refused if they are not as many as the viewer was shown. */
  storiesBulkAction: AccountJobPayload;
  /** Has a list of stories written to a file, as the viewer sees it. */
  storiesExport: AccountJobPayload;
  /** Takes a story out of use, and out of the app. */
  storyArchive: StoryPayload;
  /** Adds a story, as a draft. */
  storyCreate: StoryPayload;
  /** Throws away what was written since a story was published. */
  storyDiscard: StoryPayload;
  /** Gives a story to the app, as it stands. Nobody publishes what they have written. */
  storyPublish: StoryPayload;
  /** Sends a story back with what needs to change. */
  storyRequestChanges: StoryPayload;
  /** Says that what a comment asked for is done, or is not after all. */
  storyResolveComment: StoryPayload;
  /** Brings a story back into use, as a draft. */
  storyRestore: StoryPayload;
  /** Hands a story in; somebody else is asked to review it. */
  storySubmit: StoryPayload;
  /** Takes a story out of the app. */
  storyUnpublish: StoryPayload;
  /** Saves changes to a story: a published one becomes a draft, and the app keeps what it has. */
  storyUpdate: StoryPayload;
  /** Takes a story back from its review. */
  storyWithdraw: StoryPayload;
  /** Writes down what a tutor says of the learner after a lesson. */
  studentRatingCreate: StudentRatingPayload;
  /** Saves changes to what a tutor says of a learner, within seven days. */
  studentRatingUpdate: StudentRatingPayload;
  /** Archives a part and everything under it. */
  subdivisionArchive: SubdivisionPayload;
  /** Copies a part and everything in use under it, all or nothing. Names are kept. */
  subdivisionCopy: SubdivisionCopyPayload;
  /** Adds a part to a curriculum, after its siblings. */
  subdivisionCreate: SubdivisionPayload;
  /** Moves a part among its siblings or under another parent. */
  subdivisionMove: SubdivisionPayload;
  /** Restores an archived part, after its siblings. */
  subdivisionRestore: SubdivisionPayload;
  /** Saves changes to a part. */
  subdivisionUpdate: SubdivisionPayload;
  /** Says that a task is done. */
  taskComplete: TaskPayload;
  /** Gives a colleague, or the viewer, a task. */
  taskCreate: TaskPayload;
  /** Says that a task is to be done after all. */
  taskReopen: TaskPayload;
  /** Saves changes to a task. */
  taskUpdate: TaskPayload;
  /** Archives a template. What was written from it stays. */
  templateArchive: TemplatePayload;
  /** Adds a template. */
  templateCreate: TemplatePayload;
  /** Restores an archived template. */
  templateRestore: TemplatePayload;
  /** Saves changes to a template, as a new version. */
  templateUpdate: TemplatePayload;
  /** Says what is other than usual on one day. */
  tutorDayCreate: TutorDayPayload;
  /** Deletes such a day. */
  tutorDayDelete: TutorDayPayload;
  /** Brings back such a day. */
  tutorDayRestore: TutorDayPayload;
  /** Saves changes to such a day. */
  tutorDayUpdate: TutorDayPayload;
  /** Adds a document. */
  tutorDocumentCreate: TutorDocumentPayload;
  /** Deletes a document. */
  tutorDocumentDelete: TutorDocumentPayload;
  /** Brings back a deleted document. */
  tutorDocumentRestore: TutorDocumentPayload;
  /** Takes that back. */
  tutorDocumentUnverify: TutorDocumentPayload;
  /** Saves changes to a document. */
  tutorDocumentUpdate: TutorDocumentPayload;
  /** Says that a document was looked at and is good. */
  tutorDocumentVerify: TutorDocumentPayload;
  /** Says that it has been read. */
  tutorFeedbackAcknowledge: TutorFeedbackPayload;
  /** Writes feedback down. */
  tutorFeedbackCreate: TutorFeedbackPayload;
  /** Takes it up again. */
  tutorFeedbackReopen: TutorFeedbackPayload;
  /** Says how it was resolved. */
  tutorFeedbackResolve: TutorFeedbackPayload;
  /** Says that someone is seeing to it. */
  tutorFeedbackStart: TutorFeedbackPayload;
  /** Saves changes to feedback. */
  tutorFeedbackUpdate: TutorFeedbackPayload;
  /** Has something done to many pieces of feedback; refused if they are not as many as the viewer was shown. */
  tutorFeedbacksBulkAction: AccountJobPayload;
  /** Has tutor feedback written to a file, as the viewer sees it. */
  tutorFeedbacksExport: AccountJobPayload;
  /** Sends an email to a candidate or tutor, or writes down what went another way. */
  tutorMessageCreate: MessagePayload;
  /** Off-boards a tutor. */
  tutorOffBoard: TutorPayload;
  /** Pauses a tutor, who gets no new lessons. */
  tutorPause: TutorPayload;
  /** Reinstates a tutor who left at most 180 days ago. */
  tutorReinstate: TutorPayload;
  /** Resumes a paused tutor. */
  tutorResume: TutorPayload;
  /** Brings a tutor back from leave. */
  tutorReturn: TutorPayload;
  /** Sends a tutor on leave. */
  tutorTakeLeave: TutorPayload;
  /** Writes down when a tutor is away. */
  tutorTimeOffCreate: TutorTimeOffPayload;
  /** Deletes time off. */
  tutorTimeOffDelete: TutorTimeOffPayload;
  /** Brings back time off. */
  tutorTimeOffRestore: TutorTimeOffPayload;
  /** Saves changes to time off. */
  tutorTimeOffUpdate: TutorTimeOffPayload;
  /** Saves changes to a tutor and to the person they are. */
  tutorUpdate: TutorPayload;
  /** Has something done to many tutors; refused if they are not as many as the viewer was shown. */
  tutorsBulkAction: AccountJobPayload;
  /** Has a list of tutors written to a file, as the viewer sees it. */
  tutorsExport: AccountJobPayload;
  /** Begins to view the portal as another role, beside the session that sent the request. Every role but super-admin can be viewed. */
  viewAsBegin: ViewAsBeginPayload;
  /** Ends viewing the portal as another role. It and `logout` are all that can be called while viewing. */
  viewAsStop: ViewAsStopPayload;
  /** Takes a word out of use, and out of the app. */
  wordArchive: WordPayload;
  /** Adds a word, as a draft. */
  wordCreate: WordPayload;
  /** Throws away what was written since a word was published. */
  wordDiscard: WordPayload;
  /** Gives a word to the app, as it stands. Nobody publishes what they have written. */
  wordPublish: WordPayload;
  /** Sends a word back with what needs to change. */
  wordRequestChanges: WordPayload;
  /** Says that what a comment asked for is done, or is not after all. */
  wordResolveComment: WordPayload;
  /** Brings a word back into use, as a draft. */
  wordRestore: WordPayload;
  /** Hands a word in; somebody else is asked to review it. */
  wordSubmit: WordPayload;
  /** Takes a word out of the app. */
  wordUnpublish: WordPayload;
  /** Saves changes to a word: a published one becomes a draft, and the app keeps what it has. */
  wordUpdate: WordPayload;
  /** Takes a word back from its review. */
  wordWithdraw: WordPayload;
  /** Has something done to many words; refused if they are not as many as the viewer was shown. */
  wordsBulkAction: AccountJobPayload;
  /** Has a list of words written to a file, as the viewer sees it. */
  wordsExport: AccountJobPayload;
};


/** Everything that can be changed. */
export type MutationAccountActivateArgs = {
  input: AccountActivateInput;
};


/** Everything that can be changed. */
export type MutationAccountJobCancelArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationAccountJobRetryArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationActivityReportExportArgs = {
  as: ExportAs;
  by?: InputMaybe<Scalars['String']['input']>;
  filter?: ActivityFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  name: ActivityReportName;
  sort?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationAppFeedbackCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: AppFeedbackCreateInput;
};


/** Everything that can be changed. */
export type MutationAppFeedbackFixArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationAppFeedbackMarkDuplicateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  originalId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationAppFeedbackPlanArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationAppFeedbackReopenArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationAppFeedbackTriageArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationAppFeedbackUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: AppFeedbackUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationAppFeedbackWontFixArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationAppFeedbacksBulkActionArgs = {
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  choice: BulkChoice;
  filter?: AppFeedbackFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
  originalId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be changed. */
export type MutationAppRecordingApproveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationAppRecordingArchiveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationAppRecordingCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: AppRecordingCreateInput;
};


/** Everything that can be changed. */
export type MutationAppRecordingMakeMainArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationAppRecordingRejectArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationAvatarSetArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: AvatarSetInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBackgroundArchiveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBackgroundCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: BackgroundCreateInput;
};


/** Everything that can be changed. */
export type MutationBackgroundRestoreArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBackgroundUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: BackgroundUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBannerActivateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBannerArchiveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBannerCopyArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBannerCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: BannerCreateInput;
};


/** Everything that can be changed. */
export type MutationBannerMoveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: BannerMoveInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBannerPauseArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBannerResumeArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBannerUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: BannerUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBannersBulkActionArgs = {
  choice: BulkChoice;
  filter?: BannerFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
};


/** Everything that can be changed. */
export type MutationBillingRunStartArgs = {
  customers: Scalars['Int']['input'];
  from: Scalars['Date']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  regionId: Scalars['ID']['input'];
  to: Scalars['Date']['input'];
};


/** Everything that can be changed. */
export type MutationBookMonthCloseArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  month: Scalars['String']['input'];
  regionId: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationBookMonthReopenArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBookedLessonAddNoteArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  note: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBookedLessonAgreeRescheduleArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: RescheduleAgreeInput;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBookedLessonAskRatingArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBookedLessonCancelArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: LessonCancelInput;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBookedLessonCompleteArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: LessonCompleteInput;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBookedLessonCoverArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: LessonCoverInput;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBookedLessonCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: BookedLessonCreateInput;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
};


/** Everything that can be changed. */
export type MutationBookedLessonDeclineTimeArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBookedLessonDisputeArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: LessonDisputeInput;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBookedLessonProposeTimeArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: RescheduleTimeInput;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBookedLessonRequestRescheduleArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: RescheduleAskInput;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBookedLessonRescheduleNowArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: LessonMoveInput;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBookedLessonRestoreArgs = {
  despite?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBookedLessonReverseArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBookedLessonSetLinkArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: MeetingInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBookedLessonSettleArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: DisputeSettleInput;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBookedLessonStartArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBookedLessonStudentNoShowArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
  waiveReason?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationBookedLessonTutorNoShowArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBookedLessonUndoArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationBookedLessonsBulkActionArgs = {
  byKind?: InputMaybe<LessonParty>;
  choice: BulkChoice;
  covered?: InputMaybe<Scalars['String']['input']>;
  decisions?: InputMaybe<Array<LessonDecisionInput>>;
  despite?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: BookedLessonFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
  note?: InputMaybe<Scalars['String']['input']>;
  outcome?: InputMaybe<BookedLessonStatus>;
  passcode?: InputMaybe<Scalars['String']['input']>;
  provider?: InputMaybe<MeetingProvider>;
  reason?: InputMaybe<LessonReason>;
  url?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationBookedLessonsExportArgs = {
  as: ExportAs;
  filter?: BookedLessonFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort?: BookedLessonSort;
};


/** Everything that can be changed. */
export type MutationBookedLessonsPreviewArgs = {
  byKind?: InputMaybe<LessonParty>;
  choice: BulkChoice;
  decisions?: InputMaybe<Array<LessonDecisionInput>>;
  despite?: InputMaybe<Scalars['Boolean']['input']>;
  filter?: BookedLessonFilter;
  kind: AccountJobKind;
  note?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<LessonReason>;
};


/** Everything that can be changed. */
export type MutationBooksBeginArgs = {
  beginOn: Scalars['Date']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  regionId: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationCalendarLinkRenewArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CalendarLinkRenewInput;
};


/** Everything that can be changed. */
export type MutationCancellationPoliciesExportArgs = {
  as: ExportAs;
  filter?: CancellationPolicyFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort?: CancellationPolicySort;
};


/** Everything that can be changed. */
export type MutationCancellationPolicyCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CancellationPolicyCreateInput;
};


/** Everything that can be changed. */
export type MutationCancellationPolicyUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CancellationPolicyUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCandidaciesBulkActionArgs = {
  body?: InputMaybe<Scalars['String']['input']>;
  choice: BulkChoice;
  filter?: CandidacyFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
  mail?: InputMaybe<Scalars['Boolean']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  rejectionReason?: InputMaybe<RejectionReason>;
  subject?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationCandidacyAdvanceArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  mail?: Scalars['Boolean']['input'];
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCandidacyAllowRehireArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCandidacyCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CandidacyCreateInput;
};


/** Everything that can be changed. */
export type MutationCandidacyHoldArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  until: Scalars['Date']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCandidacyMoveBackArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCandidacyOnboardArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCandidacyRejectArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: RejectionInput;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCandidacyReopenArgs = {
  early?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCandidacyResumeArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCandidacyUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CandidacyUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCandidacyWithdrawArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCharacterArchiveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCharacterCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CharacterCreateInput;
};


/** Everything that can be changed. */
export type MutationCharacterRestoreArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCharacterUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CharacterUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationConfirmedLessonCancelArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationConfirmedLessonChangePriceArgs = {
  effectiveOn: Scalars['Date']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  priceAmount: Scalars['MinorUnits']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationConfirmedLessonChangeScheduleArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CourseScheduleInput;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationConfirmedLessonChangeTutorArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CourseTutorInput;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationConfirmedLessonEndArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: LessonCancelInput;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationConfirmedLessonKeepLocalTimesArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: KeepTimesInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationConfirmedLessonLiftHoldArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationConfirmedLessonPauseArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CoursePauseInput;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationConfirmedLessonResumeArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationConfirmedLessonSetLinkArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: MeetingInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationConfirmedLessonUndoArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationConfirmedLessonsBulkActionArgs = {
  body?: InputMaybe<Scalars['String']['input']>;
  byKind?: InputMaybe<LessonParty>;
  choice: BulkChoice;
  filter?: ConfirmedLessonFilter;
  from?: InputMaybe<Scalars['Date']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
  note?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<LessonReason>;
  shown?: InputMaybe<Array<TopUpShownInput>>;
  subject?: InputMaybe<Scalars['String']['input']>;
  until?: InputMaybe<Scalars['Date']['input']>;
};


/** Everything that can be changed. */
export type MutationConfirmedLessonsExportArgs = {
  as: ExportAs;
  filter?: ConfirmedLessonFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort?: ConfirmedLessonSort;
};


/** Everything that can be changed. */
export type MutationConfirmedLessonsTopUpPreviewArgs = {
  choice: BulkChoice;
  filter?: ConfirmedLessonFilter;
  from?: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationContentCreatorCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ContentCreatorCreateInput;
  userId: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationContentCreatorUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ContentCreatorUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationConversationPracticeArchiveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationConversationPracticeCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ConversationPracticeCreateInput;
};


/** Everything that can be changed. */
export type MutationConversationPracticeDiscardArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationConversationPracticePublishArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationConversationPracticeRequestChangesArgs = {
  comments: Array<ReviewCommentInput>;
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationConversationPracticeResolveCommentArgs = {
  commentId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  isResolved: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationConversationPracticeRestoreArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationConversationPracticeSubmitArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationConversationPracticeUnpublishArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationConversationPracticeUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ConversationPracticeUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationConversationPracticeWithdrawArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationConversationPracticesBulkActionArgs = {
  choice: BulkChoice;
  filter?: ConversationPracticeFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
};


/** Everything that can be changed. */
export type MutationConversationPracticesExportArgs = {
  as: ExportAs;
  filter?: ConversationPracticeFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort?: ConversationPracticeSort;
};


/** Everything that can be changed. */
export type MutationCreditLotCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CreditLotCreateInput;
};


/** Everything that can be changed. */
export type MutationCreditLotExtendArgs = {
  expiresOn: Scalars['Date']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCreditLotTransferArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  learnerId: Scalars['ID']['input'];
  quantity: Scalars['MinorUnits']['input'];
  reason: Scalars['String']['input'];
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
export type MutationCurriculumsBulkActionArgs = {
  choice: BulkChoice;
  filter?: CurriculumFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
};


/** Everything that can be changed. */
export type MutationCurriculumsExportArgs = {
  as: ExportAs;
  filter?: CurriculumFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort?: CurriculumSort;
};


/** Everything that can be changed. */
export type MutationCustomerArchiveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCustomerBlockArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCustomerCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CustomerCreateInput;
};


/** Everything that can be changed. */
export type MutationCustomerMergeArgs = {
  choices?: Array<MergeChoice>;
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  otherId: Scalars['ID']['input'];
  otherVersion: Scalars['Int']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCustomerNoteCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CustomerNoteCreateInput;
};


/** Everything that can be changed. */
export type MutationCustomerNoteDeleteArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCustomerNotePinArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCustomerNoteRestoreArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCustomerNoteUnpinArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCustomerNoteUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CustomerNoteUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCustomerPauseArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
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
export type MutationCustomerPodsBulkActionArgs = {
  body?: InputMaybe<Scalars['String']['input']>;
  choice: BulkChoice;
  filter?: CustomerPodFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
  subject?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationCustomerPodsExportArgs = {
  as: ExportAs;
  filter?: CustomerPodFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort?: CustomerPodSort;
};


/** Everything that can be changed. */
export type MutationCustomerRestoreArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCustomerResumeArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCustomerStatementPdfArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: StatementInput;
};


/** Everything that can be changed. */
export type MutationCustomerStatementSendArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: StatementInput;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
};


/** Everything that can be changed. */
export type MutationCustomerTransferClaimArgs = {
  input: CustomerTransferInput;
};


/** Everything that can be changed. */
export type MutationCustomerUnblockArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCustomerUnmergeArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationCustomerUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CustomerUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationCustomersBulkActionArgs = {
  body?: InputMaybe<Scalars['String']['input']>;
  choice: BulkChoice;
  filter?: CustomerFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  subject?: InputMaybe<Scalars['String']['input']>;
  tag?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationCustomersExportArgs = {
  as: ExportAs;
  filter?: CustomerFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort?: CustomerSort;
};


/** Everything that can be changed. */
export type MutationCustomersMarkDistinctArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  otherId: Scalars['ID']['input'];
  verdict: PairVerdict;
};


/** Everything that can be changed. */
export type MutationDemoCardAddArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  listId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


/** Everything that can be changed. */
export type MutationDemoCardMoveArgs = {
  cardId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  listId: Scalars['ID']['input'];
  position: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationDemoCardRemoveArgs = {
  cardId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationDemoCardUpdateArgs = {
  cardId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: DemoCardUpdateInput;
};


/** Everything that can be changed. */
export type MutationDemoChatSeenArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  threadKey: Scalars['String']['input'];
};


/** Everything that can be changed. */
export type MutationDemoChatSendArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: DemoChatSendInput;
  threadKey: Scalars['String']['input'];
};


/** Everything that can be changed. */
export type MutationDemoCheckItemAddArgs = {
  cardId: Scalars['ID']['input'];
  checklistId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
};


/** Everything that can be changed. */
export type MutationDemoCheckItemRemoveArgs = {
  cardId: Scalars['ID']['input'];
  checkItemId: Scalars['ID']['input'];
  checklistId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationDemoCheckItemUpdateArgs = {
  cardId: Scalars['ID']['input'];
  checkItemId: Scalars['ID']['input'];
  checklistId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: DemoCheckItemUpdateInput;
};


/** Everything that can be changed. */
export type MutationDemoChecklistAddArgs = {
  cardId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
};


/** Everything that can be changed. */
export type MutationDemoChecklistRemoveArgs = {
  cardId: Scalars['ID']['input'];
  checklistId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationDemoChecklistRenameArgs = {
  cardId: Scalars['ID']['input'];
  checklistId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
};


/** Everything that can be changed. */
export type MutationDemoCommentAddArgs = {
  cardId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  message: Scalars['String']['input'];
};


/** Everything that can be changed. */
export type MutationDemoCustomerUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: DemoCustomerUpdateInput;
};


/** Everything that can be changed. */
export type MutationDemoEventAddArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: DemoEventAddInput;
};


/** Everything that can be changed. */
export type MutationDemoEventRemoveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationDemoEventUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: DemoEventUpdateInput;
};


/** Everything that can be changed. */
export type MutationDemoListAddArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
};


/** Everything that can be changed. */
export type MutationDemoListClearArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  listId: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationDemoListRemoveArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  listId: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationDemoListRenameArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  listId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


/** Everything that can be changed. */
export type MutationDemoMailSendArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: DemoMailSendInput;
};


/** Everything that can be changed. */
export type MutationDemoMailUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: DemoMailUpdateInput;
};


/** Everything that can be changed. */
export type MutationDemoProductCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: DemoProductCreateInput;
};


/** Everything that can be changed. */
export type MutationDemoProjectCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: DemoProjectCreateInput;
};


/** Everything that can be changed. */
export type MutationDemoProjectMoveOnArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationDemoSocialPostAddArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: DemoSocialMessageInput;
};


/** Everything that can be changed. */
export type MutationDemoSocialPostCommentArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: DemoSocialMessageInput;
};


/** Everything that can be changed. */
export type MutationDemoSocialPostLikeArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  isLiked: Scalars['Boolean']['input'];
};


/** Everything that can be changed. */
export type MutationDependentArchiveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationDependentCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: DependentCreateInput;
};


/** Everything that can be changed. */
export type MutationDependentRestoreArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationDependentUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: DependentUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationDependentsBulkActionArgs = {
  choice: BulkChoice;
  filter?: DependentFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
};


/** Everything that can be changed. */
export type MutationDependentsExportArgs = {
  as: ExportAs;
  filter?: DependentFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort?: DependentSort;
};


/** Everything that can be changed. */
export type MutationDialectArchiveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationDialectCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: DialectCreateInput;
};


/** Everything that can be changed. */
export type MutationDialectRestoreArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationDialectUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: DialectUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamArchiveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ExamCreateInput;
};


/** Everything that can be changed. */
export type MutationExamDeleteArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamLessonArchiveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamLessonAssignArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ExamLessonAssignInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamLessonCopyArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sectionId: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationExamLessonCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ExamLessonCreateInput;
  sectionId: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationExamLessonDeleteArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamLessonMoveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ExamMoveInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamLessonRestoreArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamLessonSetDueArgs = {
  dueOn?: InputMaybe<Scalars['Date']['input']>;
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamLessonUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ExamLessonUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamLessonWithdrawArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamLessonsBulkActionArgs = {
  activeFlag?: InputMaybe<ActiveFlag>;
  choice: BulkChoice;
  creatorId?: InputMaybe<Scalars['ID']['input']>;
  dueOn?: InputMaybe<Scalars['Date']['input']>;
  filter?: ExamLessonFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
  note?: InputMaybe<Scalars['String']['input']>;
  reassign?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Everything that can be changed. */
export type MutationExamLessonsExportArgs = {
  as: ExportAs;
  filter?: ExamLessonFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort?: ExamLessonSort;
};


/** Everything that can be changed. */
export type MutationExamPartArchiveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  level: ExamPartLevel;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamPartCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ExamPartCreateInput;
  level: ExamPartLevel;
  parentId: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationExamPartDeleteArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  level: ExamPartLevel;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamPartMoveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ExamMoveInput;
  level: ExamPartLevel;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamPartRestoreArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  level: ExamPartLevel;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamPartUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ExamPartUpdateInput;
  level: ExamPartLevel;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamRestoreArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamSessionDiscardArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  lessonId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamSessionExportArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  lessonId: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationExamSessionOpenArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  lessonId: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationExamSessionPublishArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  lessonId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamSessionReopenArgs = {
  commentId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  lessonId: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationExamSessionRequestChangesArgs = {
  comments: Array<SessionCommentInput>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  lessonId: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamSessionResolveArgs = {
  commentId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  lessonId: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationExamSessionRestoreArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  lessonId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  versionNumber: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamSessionSaveArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ExamSessionInput;
  lessonId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamSessionSubmitArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  lessonId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamSessionUnpublishArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  lessonId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamSessionWithdrawArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  lessonId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationExamSessionWriteArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  isHere: Scalars['Boolean']['input'];
  lessonId: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationExamUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ExamUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationFamilyCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: FamilyCreateInput;
};


/** Everything that can be changed. */
export type MutationFamilyLessonsPauseArgs = {
  customerId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: FamilyPauseInput;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
};


/** Everything that can be changed. */
export type MutationFamilyLessonsResumeArgs = {
  courseIds: Array<Scalars['ID']['input']>;
  customerId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<ActNotesInput>;
  on?: InputMaybe<Scalars['Date']['input']>;
  preview?: Scalars['Boolean']['input'];
};


/** Everything that can be changed. */
export type MutationFeedbackAddNoteArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  text: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationFeedbackAnswerArgs = {
  by: ContactChannel;
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  isQuestion?: Scalars['Boolean']['input'];
  text: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationFeedbackCloseArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationFeedbackCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: FeedbackCreateInput;
};


/** Everything that can be changed. */
export type MutationFeedbackCreateJournalEntryArgs = {
  entry: FeedbackEntryInput;
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationFeedbackDecideArgs = {
  decision: FeedbackDecision;
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  note: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationFeedbackOpenArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationFeedbackReplyArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  text: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationFeedbackResolveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  resolution: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationFeedbackUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: FeedbackUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationFeedbacksBulkActionArgs = {
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  choice: BulkChoice;
  filter?: FeedbackFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
  priority?: InputMaybe<FeedbackPriority>;
};


/** Everything that can be changed. */
export type MutationFeedbacksExportArgs = {
  as: ExportAs;
  filter?: FeedbackFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort?: FeedbackSort;
};


/** Everything that can be changed. */
export type MutationFileImportCancelArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationFileImportCheckArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: FileImportChoice;
};


/** Everything that can be changed. */
export type MutationFileImportCorrectArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  rows: Array<FileImportRowInput>;
};


/** Everything that can be changed. */
export type MutationFileImportRunArgs = {
  fingerprint: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  leavesOut?: Scalars['Boolean']['input'];
};


/** Everything that can be changed. */
export type MutationFileImportStartArgs = {
  curriculumId?: InputMaybe<Scalars['ID']['input']>;
  fileId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: ImportKind;
  lessonId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be changed. */
export type MutationFileImportUndoArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationGroupInstanceAcceptOfferArgs = {
  enrolmentId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationGroupInstanceCancelArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationGroupInstanceCompleteArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  report?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationGroupInstanceCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: GroupDatesInput;
};


/** Everything that can be changed. */
export type MutationGroupInstanceDisputePlaceArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: PlaceDisputeInput;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationGroupInstanceEnrolArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  learnerId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  waits?: Scalars['Boolean']['input'];
};


/** Everything that can be changed. */
export type MutationGroupInstanceLeaveArgs = {
  enrolmentId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationGroupInstanceMergeArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  intoId: Scalars['ID']['input'];
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationGroupInstanceNotRunArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationGroupInstanceRecordAttendanceArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  marks: Array<AttendanceMark>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationGroupInstanceRunAnywayArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationGroupInstanceSetRecordingArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  recordingUrl?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationGroupInstanceSettlePlaceArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: PlaceDisputeSettleInput;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationGroupLessonArchiveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationGroupLessonCancelArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationGroupLessonCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: GroupLessonCreateInput;
};


/** Everything that can be changed. */
export type MutationGroupLessonEnrolArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  learnerId: Scalars['ID']['input'];
  waits?: Scalars['Boolean']['input'];
};


/** Everything that can be changed. */
export type MutationGroupLessonPublishArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationGroupLessonUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: GroupLessonUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationGroupLessonsBulkActionArgs = {
  choice: BulkChoice;
  filter?: GroupLessonFilter;
  groupKind: GroupLessonKind;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationGroupLessonsExportArgs = {
  as: ExportAs;
  filter?: GroupLessonFilter;
  groupKind: GroupLessonKind;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort?: GroupLessonSort;
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
export type MutationInvoiceCloseArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationInvoiceCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: InvoiceCreateInput;
};


/** Everything that can be changed. */
export type MutationInvoiceCreditChangesArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationInvoiceCreditLinesArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  lines: Array<InvoiceCreditLineInput>;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationInvoiceCreditUnusedArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationInvoiceDeleteArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationInvoiceDismissClaimArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationInvoiceDuplicateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationInvoiceLinkArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationInvoiceMergeDraftsArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationInvoicePauseRemindersArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  until?: InputMaybe<Scalars['Date']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationInvoiceRefundArgs = {
  closes?: InputMaybe<Scalars['Boolean']['input']>;
  extra?: InputMaybe<Scalars['MinorUnits']['input']>;
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  quantity: Scalars['MinorUnits']['input'];
  reason: Scalars['String']['input'];
  reference?: InputMaybe<Scalars['String']['input']>;
  refundedOn?: InputMaybe<Scalars['Date']['input']>;
  version: Scalars['Int']['input'];
  way: RefundWay;
};


/** Everything that can be changed. */
export type MutationInvoiceRegenerateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationInvoiceRemindArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationInvoiceRestoreArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationInvoiceSendArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationInvoiceUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: InvoiceUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationInvoiceVoidArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationInvoiceWriteOffArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationInvoicesBulkActionArgs = {
  choice: BulkChoice;
  filter?: InvoiceFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
};


/** Everything that can be changed. */
export type MutationInvoicesExportArgs = {
  as: ExportAs;
  filter?: InvoiceFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort?: InvoiceSort;
};


/** Everything that can be changed. */
export type MutationJobRunNowArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationJournalEntriesExportArgs = {
  as: ExportAs;
  filter?: JournalFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort?: JournalSort;
};


/** Everything that can be changed. */
export type MutationJournalEntryCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: JournalEntryCreateInput;
};


/** Everything that can be changed. */
export type MutationJournalEntryFollowUpArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationJournalEntryReopenFollowUpArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationJournalEntryUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: JournalEntryUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationJournalTemplateCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: JournalTemplateCreateInput;
};


/** Everything that can be changed. */
export type MutationJournalTemplateUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: JournalTemplateUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLeadBookTrialArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLeadCompleteTrialArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLeadContactArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLeadConvertArgs = {
  customerId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLeadCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: LeadCreateInput;
};


/** Everything that can be changed. */
export type MutationLeadLogCallArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: LeadLogCallInput;
};


/** Everything that can be changed. */
export type MutationLeadMarkLostArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  lostReason: LostReason;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLeadReopenArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLeadUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: LeadUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLeadsBulkActionArgs = {
  choice: BulkChoice;
  filter?: LeadFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
  lostReason?: InputMaybe<LostReason>;
  ownerId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be changed. */
export type MutationLeadsExportArgs = {
  as: ExportAs;
  filter?: LeadFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort?: LeadSort;
};


/** Everything that can be changed. */
export type MutationLessonAnswerSubmitArgs = {
  input: LessonAnswerInput;
};


/** Everything that can be changed. */
export type MutationLessonRatingCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: LessonRatingCreateInput;
};


/** Everything that can be changed. */
export type MutationLessonRatingHideArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLessonRatingShowArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLessonRatingUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: LessonRatingUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLessonRequestCancelArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLessonRequestClaimArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLessonRequestConfirmArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: LessonConfirmInput;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLessonRequestCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: LessonRequestCreateInput;
};


/** Everything that can be changed. */
export type MutationLessonRequestCustomerDeclineArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  note: Scalars['String']['input'];
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLessonRequestProposeArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: LessonProposalInput;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLessonRequestReopenArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLessonRequestTutorAcceptArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  note: Scalars['String']['input'];
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLessonRequestTutorDeclineArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  note: Scalars['String']['input'];
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLessonRequestUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: LessonRequestUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLessonRequestWithdrawArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  note: Scalars['String']['input'];
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationLessonRequestsBulkActionArgs = {
  choice: BulkChoice;
  filter?: LessonRequestFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationLessonRequestsExportArgs = {
  as: ExportAs;
  filter?: LessonRequestFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort?: LessonRequestSort;
};


/** Everything that can be changed. */
export type MutationListViewCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ListViewCreateInput;
};


/** Everything that can be changed. */
export type MutationListViewDefaultArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  list: Scalars['String']['input'];
  role?: InputMaybe<Role>;
  viewId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be changed. */
export type MutationListViewDeleteArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationListViewUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ListViewUpdateInput;
  version: Scalars['Int']['input'];
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
export type MutationMailsExportArgs = {
  as: ExportAs;
  filter?: MailFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort?: MailSort;
};


/** Everything that can be changed. */
export type MutationMessageCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: MessageCreateInput;
};


/** Everything that can be changed. */
export type MutationNotificationsMarkAllReadArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationOngoingInvoiceCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: OngoingInvoiceCreateInput;
};


/** Everything that can be changed. */
export type MutationOngoingInvoiceUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: OngoingInvoiceUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationPartnerActivateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationPartnerAddLearnerArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  learnerId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationPartnerCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: PartnerCreateInput;
};


/** Everything that can be changed. */
export type MutationPartnerEndArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationPartnerReinstateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationPartnerRemoveLearnerArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  learnerId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationPartnerReopenArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationPartnerSuspendArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationPartnerUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: PartnerUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationPartnerUserCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: PartnerUserCreateInput;
  preview?: Scalars['Boolean']['input'];
};


/** Everything that can be changed. */
export type MutationPartnerUserDeactivateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationPartnerUserInviteArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  preview?: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationPartnerUserReinstateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationPartnerUserSuspendArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationPartnerUserUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: PartnerUserUpdateInput;
  preview?: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationPartnerUsersBulkActionArgs = {
  choice: BulkChoice;
  filter?: PartnerUserFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationPartnerUsersExportArgs = {
  as: ExportAs;
  filter?: PartnerUserFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort?: PartnerUserSort;
};


/** Everything that can be changed. */
export type MutationPartnersBulkActionArgs = {
  choice: BulkChoice;
  filter?: PartnerFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationPartnersExportArgs = {
  as: ExportAs;
  filter?: PartnerFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort?: PartnerSort;
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
export type MutationPayRateCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: PayRateCreateInput;
};


/** Everything that can be changed. */
export type MutationPayRateDeleteArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationPayRateRestoreArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationPaymentAddUnclearArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: UnclearPaymentInput;
};


/** Everything that can be changed. */
export type MutationPaymentCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: PaymentCreateInput;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
};


/** Everything that can be changed. */
export type MutationPaymentDisputeArgs = {
  amount: Scalars['MinorUnits']['input'];
  evidenceDueOn?: InputMaybe<Scalars['Date']['input']>;
  fee?: InputMaybe<Scalars['MinorUnits']['input']>;
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  openedOn?: InputMaybe<Scalars['Date']['input']>;
  reason: Scalars['String']['input'];
  reference: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationPaymentDisputeDecidedArgs = {
  decidedOn?: InputMaybe<Scalars['Date']['input']>;
  disputeId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  outcome: BankDisputeOutcome;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationPaymentNotReceivedArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationPaymentPlaceArgs = {
  allocations?: InputMaybe<Array<PaymentAllocationInput>>;
  customerId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  keepAsCredit?: InputMaybe<Scalars['Boolean']['input']>;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationPaymentSendBackArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  reference?: InputMaybe<Scalars['String']['input']>;
  refundedOn?: InputMaybe<Scalars['Date']['input']>;
  version: Scalars['Int']['input'];
  way: RefundWay;
};


/** Everything that can be changed. */
export type MutationPaymentTakeBackArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationPayoutAccountCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: PayoutAccountCreateInput;
};


/** Everything that can be changed. */
export type MutationPayoutAccountUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: PayoutAccountUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationProductUpdateCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ProductUpdateCreateInput;
};


/** Everything that can be changed. */
export type MutationProductUpdatePublishArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationProductUpdateRestoreArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationProductUpdateRetireArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationProductUpdateScheduleArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  publishAt: Scalars['DateTime']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationProductUpdateUnscheduleArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationProductUpdateUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ProductUpdateUpdateInput;
  version: Scalars['Int']['input'];
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
export type MutationPromoActivateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationPromoArchiveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationPromoCopyArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationPromoCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: PromoCreateInput;
};


/** Everything that can be changed. */
export type MutationPromoPauseArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationPromoResumeArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationPromoUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: PromoUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationPromosBulkActionArgs = {
  choice: BulkChoice;
  filter?: PromoFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
};


/** Everything that can be changed. */
export type MutationPromosExportArgs = {
  as: ExportAs;
  filter?: PromoFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort?: PromoSort;
};


/** Everything that can be changed. */
export type MutationReferralApproveArgs = {
  flagsSeen?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<ActNotesInput>;
  preview?: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationReferralClawBackArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationReferralCorrectArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  referralCode?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationReferralPayoutApproveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationReferralPayoutCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ReferralPayoutCreateInput;
};


/** Everything that can be changed. */
export type MutationReferralPayoutFailArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationReferralPayoutPayArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<ActNotesInput>;
  paidOn?: InputMaybe<Scalars['Date']['input']>;
  preview?: Scalars['Boolean']['input'];
  reference: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationReferralRejectArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationReferrerCloseArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationReferrerCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ReferrerCreateInput;
};


/** Everything that can be changed. */
export type MutationReferrerPauseArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationReferrerReopenArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationReferrerResumeArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationReferrerUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ReferrerUpdateInput;
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
export type MutationRegionsBulkActionArgs = {
  choice: BulkChoice;
  filter?: RegionFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
};


/** Everything that can be changed. */
export type MutationRegionsExportArgs = {
  as: ExportAs;
  filter?: RegionFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort?: RegionSort;
};


/** Everything that can be changed. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** Everything that can be changed. */
export type MutationRejectedCandidaciesBulkActionArgs = {
  choice: BulkChoice;
  filter?: RejectedFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
};


/** Everything that can be changed. */
export type MutationRejectedCandidaciesExportArgs = {
  as: ExportAs;
  filter?: RejectedFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort?: CandidacySort;
};


/** Everything that can be changed. */
export type MutationReportExportArgs = {
  as: ExportAs;
  by?: InputMaybe<Scalars['String']['input']>;
  filter?: ReportFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  key?: InputMaybe<Scalars['String']['input']>;
  name: ReportName;
  number?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationReportMailSetArgs = {
  every?: InputMaybe<ReportMailRhythm>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  viewId: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationSentenceSessionArchiveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationSentenceSessionCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: SentenceSessionCreateInput;
};


/** Everything that can be changed. */
export type MutationSentenceSessionDiscardArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationSentenceSessionPublishArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationSentenceSessionRequestChangesArgs = {
  comments: Array<ReviewCommentInput>;
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationSentenceSessionResolveCommentArgs = {
  commentId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  isResolved: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationSentenceSessionRestoreArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationSentenceSessionSubmitArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationSentenceSessionUnpublishArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationSentenceSessionUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: SentenceSessionUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationSentenceSessionWithdrawArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationSentenceSessionsBulkActionArgs = {
  choice: BulkChoice;
  filter?: SentenceSessionFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
};


/** Everything that can be changed. */
export type MutationSentenceSessionsExportArgs = {
  as: ExportAs;
  filter?: SentenceSessionFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort?: SentenceSessionSort;
};


/** Everything that can be changed. */
export type MutationServiceTokenCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ServiceTokenCreateInput;
};


/** Everything that can be changed. */
export type MutationServiceTokenHandOverArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ownerId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationServiceTokenRevokeArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationServiceTokenRotateArgs = {
  expiresOn?: InputMaybe<Scalars['Date']['input']>;
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  overlapDays?: Scalars['Int']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationServiceTokenUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ServiceTokenUpdateInput;
  version: Scalars['Int']['input'];
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
export type MutationSettingCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: SettingCreateInput;
};


/** Everything that can be changed. */
export type MutationSettingUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: SettingUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationSpeakerCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: SpeakerCreateInput;
};


/** Everything that can be changed. */
export type MutationSpeakerReinstateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationSpeakerUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: SpeakerUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationSpeakerWithdrawArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
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
export type MutationStaffUsersBulkActionArgs = {
  choice: BulkChoice;
  filter?: StaffUserFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationStaffUsersExportArgs = {
  as: ExportAs;
  filter?: StaffUserFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort?: StaffUserSort;
};


/** Everything that can be changed. */
export type MutationStoriesBulkActionArgs = {
  choice: BulkChoice;
  filter?: StoryFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
};


/** Everything that can be changed. */
export type MutationStoriesExportArgs = {
  as: ExportAs;
  filter?: StoryFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort?: StorySort;
};


/** Everything that can be changed. */
export type MutationStoryArchiveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationStoryCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: StoryCreateInput;
};


/** Everything that can be changed. */
export type MutationStoryDiscardArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationStoryPublishArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationStoryRequestChangesArgs = {
  comments: Array<ReviewCommentInput>;
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationStoryResolveCommentArgs = {
  commentId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  isResolved: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationStoryRestoreArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationStorySubmitArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationStoryUnpublishArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationStoryUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: StoryUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationStoryWithdrawArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationStudentRatingCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: StudentRatingCreateInput;
};


/** Everything that can be changed. */
export type MutationStudentRatingUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: StudentRatingUpdateInput;
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


/** Everything that can be changed. */
export type MutationTaskCompleteArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTaskCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TaskCreateInput;
};


/** Everything that can be changed. */
export type MutationTaskReopenArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTaskUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TaskUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTemplateArchiveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTemplateCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TemplateCreateInput;
};


/** Everything that can be changed. */
export type MutationTemplateRestoreArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTemplateUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TemplateUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorDayCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TutorDayCreateInput;
};


/** Everything that can be changed. */
export type MutationTutorDayDeleteArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorDayRestoreArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorDayUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TutorDayUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorDocumentCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TutorDocumentCreateInput;
};


/** Everything that can be changed. */
export type MutationTutorDocumentDeleteArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorDocumentRestoreArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorDocumentUnverifyArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorDocumentUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TutorDocumentUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorDocumentVerifyArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorFeedbackAcknowledgeArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorFeedbackCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TutorFeedbackCreateInput;
};


/** Everything that can be changed. */
export type MutationTutorFeedbackReopenArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorFeedbackResolveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  resolution: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorFeedbackStartArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorFeedbackUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TutorFeedbackUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorFeedbacksBulkActionArgs = {
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  choice: BulkChoice;
  filter?: TutorFeedbackFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
};


/** Everything that can be changed. */
export type MutationTutorFeedbacksExportArgs = {
  as: ExportAs;
  filter?: TutorFeedbackFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort?: TutorFeedbackSort;
};


/** Everything that can be changed. */
export type MutationTutorMessageCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TutorMessageCreateInput;
};


/** Everything that can be changed. */
export type MutationTutorOffBoardArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorPauseArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorReinstateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorResumeArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorReturnArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorTakeLeaveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorTimeOffCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TutorTimeOffCreateInput;
};


/** Everything that can be changed. */
export type MutationTutorTimeOffDeleteArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorTimeOffRestoreArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorTimeOffUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TutorTimeOffUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TutorUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationTutorsBulkActionArgs = {
  body?: InputMaybe<Scalars['String']['input']>;
  choice: BulkChoice;
  filter?: TutorFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
  subject?: InputMaybe<Scalars['String']['input']>;
  tag?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationTutorsExportArgs = {
  as: ExportAs;
  filter?: TutorFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort?: TutorSort;
};


/** Everything that can be changed. */
export type MutationViewAsBeginArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  role: Role;
};


/** Everything that can be changed. */
export type MutationViewAsStopArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationWordArchiveArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationWordCreateArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: WordCreateInput;
};


/** Everything that can be changed. */
export type MutationWordDiscardArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationWordPublishArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationWordRequestChangesArgs = {
  comments: Array<ReviewCommentInput>;
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationWordResolveCommentArgs = {
  commentId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  isResolved: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationWordRestoreArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationWordSubmitArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationWordUnpublishArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationWordUpdateArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: WordUpdateInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationWordWithdrawArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationWordsBulkActionArgs = {
  choice: BulkChoice;
  dialectId?: InputMaybe<Scalars['ID']['input']>;
  filter?: WordFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: AccountJobKind;
  topics?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** Everything that can be changed. */
export type MutationWordsExportArgs = {
  as: ExportAs;
  filter?: WordFilter;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sort?: WordSort;
};

/** How a word that exists is like one that is being typed, the nearest first. */
export type NearKind =
  /** One letter more, fewer or different. */
  | 'CLOSE'
  /** Equal but for marks. */
  | 'MARKS'
  /** Equal, apart from capitals and the kind of apostrophe. */
  | 'SAME'
  /** Equal but for spaces, hyphens and apostrophes. */
  | 'SPACING'
  /** Equal but for tones. */
  | 'TONE';

/** A word that is like one that is being typed. */
export type NearWord = {
  __typename?: 'NearWord';
  /** The dialect it is of. */
  dialect?: Maybe<Dialect>;
  /** The word as a dictionary has it. */
  headword: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** How it is like what is typed. */
  kind: NearKind;
  /** The first meaning; null while it has none. */
  meaning?: Maybe<Scalars['String']['output']>;
  /** What kind of word it is. */
  partOfSpeech: PartOfSpeech;
  /** How far it has come. */
  status: ReviewStatus;
};

/** A record with an id that never changes. */
export type Node = {
  /** The record's id: 24 hexadecimal characters. */
  id: Scalars['ID']['output'];
};

/** A notification for the viewer. */
export type Notification = Node & {
  __typename?: 'Notification';
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** What happened, in one sentence. */
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** When it was read; null while unread. */
  readAt?: Maybe<Scalars['DateTime']['output']>;
  /** What happened, in a few words. */
  title: Scalars['String']['output'];
  /** The kind of notification; decides the icon. */
  type: NotificationType;
  /** The path to open in the portal. */
  url?: Maybe<Scalars['String']['output']>;
};

export type NotificationConnection = {
  __typename?: 'NotificationConnection';
  edges: Array<NotificationEdge>;
  pageInfo: CursorInfo;
  /** How many are unread in total. */
  unreadCount: Scalars['Int']['output'];
};

export type NotificationEdge = {
  __typename?: 'NotificationEdge';
  cursor: Scalars['String']['output'];
  /** The notification. */
  node: Notification;
};

/** The kind of notification; decides the icon. */
export type NotificationType =
  /** Something is on its way. */
  | 'ITEM_SHIPPED'
  /** Someone wrote or did something. */
  | 'NEW_MESSAGE'
  /** Something was ordered or booked. */
  | 'ORDER_PLACED';

/** The outcome of marking notifications as read. */
export type NotificationsMarkAllReadPayload = {
  __typename?: 'NotificationsMarkAllReadPayload';
  /** The newest notifications, all read; null if the change was refused. */
  notifications?: Maybe<NotificationConnection>;
  userErrors: Array<UserError>;
};

/** What a candidate said to an offer. */
export type OfferAnswer =
  /** Accepted. */
  | 'ACCEPTED'
  /** Declined. */
  | 'DECLINED';

/** An invoice of the system before, as it was. It counts in no sum and no report. */
export type OldInvoice = Node & {
  __typename?: 'OldInvoice';
  createdAt: Scalars['DateTime']['output'];
  /** The currency of its amounts. */
  currency: Currency;
  /** Who was billed. */
  customer?: Maybe<Customer>;
  /** The day by which it was to be paid. */
  dueOn?: Maybe<Scalars['Date']['output']>;
  /** What else the system before said of it, in its order. */
  fields: Array<OldInvoiceField>;
  id: Scalars['ID']['output'];
  /** The day it was issued. */
  issuedOn: Scalars['Date']['output'];
  /** Whether lessons were paid for beforehand or afterwards. */
  kind: InvoiceKind;
  /** Its number there. */
  number: Scalars['String']['output'];
  /** What was paid; null where the system before did not say. */
  paid?: Maybe<Scalars['MinorUnits']['output']>;
  /** How it stood, in the words of the system before. */
  status?: Maybe<Scalars['String']['output']>;
  /** What it came to. */
  total: Scalars['MinorUnits']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

/** A field that the system before had, under its own name. */
export type OldInvoiceField = {
  __typename?: 'OldInvoiceField';
  /** Its name there. */
  name: Scalars['String']['output'];
  /** What it held. */
  value: Scalars['String']['output'];
};

export type OldInvoiceFilter = {
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Any of these currencies. */
  currency?: InputMaybe<Array<Currency>>;
  /** Of any of these customers. */
  customerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these kinds. */
  kind?: InputMaybe<Array<InvoiceKind>>;
  /** With any of these numbers. */
  number?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type OldInvoicePage = {
  __typename?: 'OldInvoicePage';
  items: Array<OldInvoice>;
  pageInfo: PageInfo;
};

export type OldInvoiceSort =
  | 'ISSUED_ASC'
  | 'ISSUED_DESC';

/** A tutor who has been onboarded. */
export type OnboardedTutor = Node & {
  __typename?: 'OnboardedTutor';
  /** Their first name. */
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Their last name. */
  lastName: Scalars['String']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
  /** The subjects they teach. */
  subjects: Array<Scalars['String']['output']>;
};

/** The state of a one-time code. */
export type OneTimeCodeState =
  /** Was not used in time. */
  | 'EXPIRED'
  /** Can be used. */
  | 'READY'
  /** Has been used. */
  | 'USED';

/** An ongoing invoice as it is begun by hand. */
export type OngoingInvoiceCreateInput = {
  /** The currency of the lessons that are billed. */
  currency: Currency;
  /** Who is billed. */
  customerId: Scalars['ID']['input'];
  /** Fees and corrections. */
  extras?: InputMaybe<Array<ExtraLineInput>>;
  /** The first day; lessons before it that no invoice has are billed as earlier ones. */
  from: Scalars['Date']['input'];
  /** The last day on which lessons began. */
  to: Scalars['Date']['input'];
};

/** Changes to a draft; what is left out stays, and so do its lessons. */
export type OngoingInvoiceUpdateInput = {
  /** By when it is to be paid. */
  dueOn?: InputMaybe<Scalars['Date']['input']>;
  /** Where it goes. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** All fees and corrections. */
  extras?: InputMaybe<Array<ExtraLineInput>>;
  /** What only staff read. */
  internalNote?: InputMaybe<Scalars['String']['input']>;
  /** What the customer reads beside it. */
  memo?: InputMaybe<Scalars['String']['input']>;
  /** How it can be paid. */
  paymentGateway?: InputMaybe<PaymentGateway>;
  /** At most three codes; several only if all their promos are stackable. */
  promoCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Where a copy goes. */
  secondaryEmail?: InputMaybe<Scalars['String']['input']>;
};

/** What may still be open in a month of the books. */
export type OpenMatter =
  /** Lessons whose outcome somebody objects to. */
  | 'DISPUTED'
  /** Lessons of which nobody has said what became of them. */
  | 'NO_OUTCOME'
  /** Lessons that the learner missed, to which they may still object. */
  | 'OBJECTION'
  /** Ongoing invoices that are not sent yet. */
  | 'ONGOING_DRAFTS'
  /** Places in group lessons to whose charge somebody objects. */
  | 'PLACE_DISPUTED'
  /** Prepayment invoices that are not sent yet. */
  | 'PREPAYMENT_DRAFTS'
  /** Sessions of group lessons of which nobody has said what became of them. */
  | 'SESSION_NO_OUTCOME'
  /** Payments of which it is not clear what they pay. */
  | 'UNCLEAR_PAYMENTS'
  /** Lessons and places that are settled and not in the books yet. */
  | 'UNPOSTED';

/** Who says how a lesson went. */
export type OutcomeSource =
  /** Nobody objected in time. */
  | 'AUTO'
  /** The customer. */
  | 'CUSTOMER'
  /** The log of the meeting. */
  | 'MEETING_LOG'
  /** A colleague. */
  | 'STAFF'
  /** The tutor. */
  | 'TUTOR';

/** The position of a page in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** The id of the last row of this page: pass it as `after` for those that follow; null where the page is empty. */
  endCursor?: Maybe<Scalars['ID']['output']>;
  /** The number of this page, starting at 1. */
  number: Scalars['Int']['output'];
  /** Rows per page. */
  size: Scalars['Int']['output'];
  /** How many rows the list has. */
  totalCount: Scalars['Int']['output'];
  /** True if an exact count would be too slow and the total is approximate. */
  totalIsEstimate: Scalars['Boolean']['output'];
  /** How many pages the list has. */
  totalPages: Scalars['Int']['output'];
};

/** Which page of a list to return, and how many rows. */
export type PageInput = {
  /**
   * Rows after the one with this id, in the order of ids; an empty text begins with the first. Rows that are added or saved
   * meanwhile move no other from page to page. `number` and the list's order do not count then, and the total is of the rows
   * that follow.
   */
  after?: InputMaybe<Scalars['ID']['input']>;
  /** The page number, starting at 1. */
  number?: Scalars['Int']['input'];
  /** Rows per page, from 1 to 100. */
  size?: Scalars['Int']['input'];
};

/** The kind of lesson that a rate of pay is for. */
export type PaidLessonKind =
  /** A lesson of a learning pod. */
  | 'LEARNING_POD'
  /** A lesson that makes up for another. */
  | 'MAKE_UP'
  /** A single lesson. */
  | 'ONE_OFF'
  /** A lesson that repeats. */
  | 'REGULAR'
  /** A trial lesson. */
  | 'TRIAL'
  /** A virtual immersion. */
  | 'VIRTUAL_IMMERSION';

/** What is said of two records that look like one. */
export type PairVerdict =
  /** Not the same person. */
  | 'DIFFERENT'
  /** Of one household. */
  | 'HOUSEHOLD';

/** What kind of word it is. */
export type PartOfSpeech =
  /** Describes a noun. */
  | 'ADJECTIVE'
  /** Says how, when or where. */
  | 'ADVERB'
  /** Joins parts of a sentence: and, but. */
  | 'CONJUNCTION'
  /** Paints an idea in sound. */
  | 'IDEOPHONE'
  /** Says by itself what somebody feels or wants: welcome! */
  | 'INTERJECTION'
  /** The name of something: house, Ada. */
  | 'NOUN'
  /** A number. */
  | 'NUMERAL'
  /** More than one word with a meaning of its own. */
  | 'PHRASE'
  /** Relates a noun to the rest: in, from. */
  | 'PREPOSITION'
  /** Stands for a noun. */
  | 'PRONOUN'
  /** Says what is done or is so. */
  | 'VERB';

/** A school, community, company or other organisation that sends us learners. */
export type Partner = Node & {
  __typename?: 'Partner';
  /** The last day of the agreement; null if it runs on. */
  agreementEndsOn?: Maybe<Scalars['Date']['output']>;
  /** The signed agreement. */
  agreementFile?: Maybe<File>;
  /** The first day of the agreement; null if there is none. */
  agreementStartsOn?: Maybe<Scalars['Date']['output']>;
  /** How the agreement stands today, in the partner's region. */
  agreementState: AgreementState;
  /** What its people give as the code when they come to us; in capitals. */
  code: Scalars['String']['output'];
  /** Where we write to. */
  contactEmail: Scalars['String']['output'];
  /** Whom we talk to there. */
  contactName: Scalars['String']['output'];
  /** The country it is in, as two letters. */
  country?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Agreements that were replaced, the last one first. */
  earlierFiles?: Maybe<Array<File>>;
  /** When it ended; null unless it has. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: PartnerKind;
  /** How many customers and pods came with its code or were added. */
  learnerCount: Scalars['Int']['output'];
  /** Its logo. */
  logoFile?: Maybe<File>;
  /** Unique; accents and capitals are ignored. */
  name: Scalars['String']['output'];
  /** What colleagues should know. */
  notes?: Maybe<Scalars['String']['output']>;
  /** The colleague who looks after it. */
  owner?: Maybe<StaffUser>;
  /** With the country's code, for example +2348012345678. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The regions it works in; its days are those of the first. */
  regions?: Maybe<Array<Region>>;
  /** The partner's share of what its customers pay, in hundredths of a per cent: 1250 is 12.5 %; null if none was agreed. */
  revenueShareBp?: Maybe<Scalars['Int']['output']>;
  /** How we stand with it. */
  status: PartnerStatus;
  updatedAt: Scalars['DateTime']['output'];
  /** How many work for it, without those who are deactivated. */
  userCount: Scalars['Int']['output'];
  version: Scalars['Int']['output'];
};

export type PartnerCreateInput = {
  agreementEndsOn?: InputMaybe<Scalars['Date']['input']>;
  /** A file that was sent as `document`. */
  agreementFileId?: InputMaybe<Scalars['ID']['input']>;
  /** The first day of the agreement; an agreement has it and the file, or nothing. */
  agreementStartsOn?: InputMaybe<Scalars['Date']['input']>;
  /** 3 to 24 letters, numbers or hyphens, which nobody else has had. */
  code: Scalars['String']['input'];
  contactEmail: Scalars['String']['input'];
  contactName: Scalars['String']['input'];
  country?: InputMaybe<Scalars['String']['input']>;
  kind: PartnerKind;
  /** A file that was sent as `avatar`. */
  logoFileId?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  notes?: InputMaybe<Scalars['String']['input']>;
  /** The colleague who looks after it. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The regions it works in; its days are those of the first. */
  regionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  revenueShareBp?: InputMaybe<Scalars['Int']['input']>;
};

export type PartnerFilter = {
  /** Whose agreement stands in any of these ways today. */
  agreementState?: InputMaybe<Array<AgreementState>>;
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** The contact's address is of this mail domain. */
  contactDomain?: InputMaybe<Scalars['String']['input']>;
  /** Any of these kinds. */
  kind?: InputMaybe<Array<PartnerKind>>;
  /** Looked after by any of these people; `me` is the viewer, `none` is nobody. */
  ownerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Works in any of these regions; `my-regions` are the viewer's. */
  regionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of a name, contact, email or code; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these states. */
  status?: InputMaybe<Array<PartnerStatus>>;
};

/** What a partner is. */
export type PartnerKind =
  /** An agency that finds customers for us. */
  | 'AGENCY'
  /** A church or another place of worship. */
  | 'CHURCH'
  /** A community or an association of families. */
  | 'COMMUNITY'
  /** A company that offers lessons to its staff. */
  | 'COMPANY'
  /** A charity or another organisation without profit. */
  | 'NGO'
  /** Anything else. */
  | 'OTHER'
  /** A school. */
  | 'SCHOOL';

/** A customer or a pod among a partner's learners. */
export type PartnerLearner = {
  __typename?: 'PartnerLearner';
  /** Who added them; null for those who came with the code. */
  addedBy?: Maybe<StaffUser>;
  /** The customer, with whom they pay for; null for a pod. */
  customer?: Maybe<Customer>;
  /** The customer's or the pod's. */
  learnerId: Scalars['ID']['output'];
  /** The pod; null for a customer. */
  pod?: Maybe<CustomerPod>;
  /** When they came, or were added. */
  since: Scalars['DateTime']['output'];
  /** How they came to be there. */
  way: PartnerLearnerWay;
};

export type PartnerLearnerPage = {
  __typename?: 'PartnerLearnerPage';
  items: Array<PartnerLearner>;
  pageInfo: PageInfo;
};

/** How somebody came to be among a partner's learners. */
export type PartnerLearnerWay =
  /** They came with the partner's code. */
  | 'CODE'
  /** A colleague added them. */
  | 'HAND';

export type PartnerPage = {
  __typename?: 'PartnerPage';
  items: Array<Partner>;
  pageInfo: PageInfo;
};

export type PartnerPayload = {
  __typename?: 'PartnerPayload';
  partner?: Maybe<Partner>;
  userErrors: Array<UserError>;
};

/** What somebody does for a partner. */
export type PartnerRole =
  /** Looks after its learners. */
  | 'MANAGER'
  /** Answers for the partner; there is always one. */
  | 'OWNER'
  /** Only reads. */
  | 'VIEWER';

export type PartnerSort =
  | 'AGREEMENT_ENDS_ON_ASC'
  | 'AGREEMENT_ENDS_ON_DESC'
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC';

/** How we stand with a partner. */
export type PartnerStatus =
  /** Working with us. */
  | 'ACTIVE'
  /** No longer working with us; it can be reopened. */
  | 'ENDED'
  /** Not working with us yet. */
  | 'PROSPECT'
  /** Stopped for a while; its users read as suspended. */
  | 'SUSPENDED';

export type PartnerUpdateInput = {
  agreementEndsOn?: InputMaybe<Scalars['Date']['input']>;
  /** A file that was sent as `document`. The one before is kept. */
  agreementFileId?: InputMaybe<Scalars['ID']['input']>;
  /** The first day of the agreement; an agreement has it and the file, or nothing. */
  agreementStartsOn?: InputMaybe<Scalars['Date']['input']>;
  /** 3 to 24 letters, numbers or hyphens, which nobody else has had. The one before stays the partner's. */
  code?: InputMaybe<Scalars['String']['input']>;
  contactEmail?: InputMaybe<Scalars['String']['input']>;
  contactName?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<PartnerKind>;
  /** A file that was sent as `avatar`. */
  logoFileId?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<Scalars['String']['input']>;
  /** The colleague who looks after it. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The regions it works in; its days are those of the first. */
  regionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  revenueShareBp?: InputMaybe<Scalars['Int']['input']>;
};

/** Somebody who works for a partner. They have no account in the portal. */
export type PartnerUser = Node & {
  __typename?: 'PartnerUser';
  /** Whether they see every learner of their partner in the partners' app. */
  allLearners: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Unique among partners' users; invitations go there. */
  email: Scalars['String']['output'];
  /** The first name. */
  firstName: Scalars['String']['output'];
  /** Whether a staff account has the same email. */
  hasStaffAccount: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** Until when the latest link works or worked; null once one was used. */
  invitedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** The surname. */
  lastName: Scalars['String']['output'];
  /** When they were last in the partners' app. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Otherwise the customers and pods whom they see, as long as the partner has them. */
  learnerIds: Array<Scalars['ID']['output']>;
  /** First name and surname. */
  name: Scalars['String']['output'];
  /** Whom they work for. */
  partner?: Maybe<Partner>;
  /** What they do there. */
  partnerRole: PartnerRole;
  /** What they read as: suspended while their partner is. */
  readsAs: PartnerUserStatus;
  /** Their own state. */
  status: PartnerUserStatus;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type PartnerUserCreateInput = {
  /** Whether they see every learner of their partner in the partners' app. */
  allLearners?: Scalars['Boolean']['input'];
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  /** Otherwise customers and pods, of those the partner has; at most 100. */
  learnerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A partner that has not ended. */
  partnerId: Scalars['ID']['input'];
  /** The first user of a partner is its owner. */
  partnerRole: PartnerRole;
};

export type PartnerUserFilter = {
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Works for any of these partners. */
  partnerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these roles. */
  partnerRole?: InputMaybe<Array<PartnerRole>>;
  /** Reads as any of these states. */
  readsAs?: InputMaybe<Array<PartnerUserStatus>>;
  /** Part of a name or email; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
};

export type PartnerUserPage = {
  __typename?: 'PartnerUserPage';
  items: Array<PartnerUser>;
  pageInfo: PageInfo;
};

export type PartnerUserPayload = {
  __typename?: 'PartnerUserPayload';
  /** With `preview`, the emails that it would send; null otherwise. */
  mails?: Maybe<Array<MailShown>>;
  partnerUser?: Maybe<PartnerUser>;
  userErrors: Array<UserError>;
};

export type PartnerUserSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'LAST_NAME_ASC'
  | 'LAST_NAME_DESC'
  | 'LAST_SEEN_AT_ASC'
  | 'LAST_SEEN_AT_DESC';

/** How far a partner's user has come. */
export type PartnerUserStatus =
  /** Can work. */
  | 'ACTIVE'
  /** Does not work with us any more. */
  | 'DEACTIVATED'
  /** Has a link and has not used it. */
  | 'INVITED'
  /** Stopped for a while. */
  | 'SUSPENDED';

/** Changes to a partner's user. What is left out stays; a partner keeps an owner. */
export type PartnerUserUpdateInput = {
  /** Whether they see every learner of their partner in the partners' app; then none are chosen. */
  allLearners?: InputMaybe<Scalars['Boolean']['input']>;
  /** An invitation that is open goes to the new address. */
  email?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Otherwise customers and pods, of those the partner has; at most 100. */
  learnerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A partner that has not ended. */
  partnerId?: InputMaybe<Scalars['ID']['input']>;
  partnerRole?: InputMaybe<PartnerRole>;
};

/** The current and the new password. */
export type PasswordChangeInput = {
  /** The current password. */
  currentPassword: Scalars['String']['input'];
  /** 10 to 128 characters, without the person's name or email. */
  newPassword: Scalars['String']['input'];
};

/** The outcome of changing the password. All other sessions are ended. */
export type PasswordChangePayload = {
  __typename?: 'PasswordChangePayload';
  /** How many other sessions were ended. */
  endedSessions: Scalars['Int']['output'];
  userErrors: Array<UserError>;
};

/** A reset link and the new password. */
export type PasswordResetInput = {
  /** The one-time code, from the link. */
  code: Scalars['String']['input'];
  /** 10 to 128 characters, without the person's name or email. */
  password: Scalars['String']['input'];
};

/** The outcome of setting a new password. Every session of the account is ended. */
export type PasswordResetPayload = {
  __typename?: 'PasswordResetPayload';
  /** The email address to sign in with; null if the request was refused. */
  email?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

/** Someone who forgot their password. */
export type PasswordResetRequestInput = {
  /** The email address they sign in with. */
  email: Scalars['String']['input'];
};

/** The outcome of asking for a new password. It is the same, and takes as long, whether or not the email address is known. */
export type PasswordResetRequestPayload = {
  __typename?: 'PasswordResetRequestPayload';
  /** Whether the request was accepted. */
  requested: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

/** What someone is paid for an hour from a day on; the narrowest that fits a lesson counts. */
export type PayRate = Node & {
  __typename?: 'PayRate';
  /** For an hour, in minor units. */
  amount: Scalars['MinorUnits']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** What it is paid in. */
  currency: Currency;
  /** The first day it counts for. */
  effectiveFrom: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  /** The kind of lesson it is for; null for every kind. */
  lessonKind?: Maybe<PaidLessonKind>;
  /** The subject it is for; null for every subject. */
  subject?: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type PayRateCreateInput = {
  amount: Scalars['MinorUnits']['input'];
  currency: Currency;
  effectiveFrom: Scalars['Date']['input'];
  lessonKind?: InputMaybe<PaidLessonKind>;
  /** Whose it is: a tutor, or someone who wants to be one. */
  personId: Scalars['ID']['input'];
  subject?: InputMaybe<Scalars['String']['input']>;
};

export type PayRatePayload = {
  __typename?: 'PayRatePayload';
  payRate?: Maybe<PayRate>;
  userErrors: Array<UserError>;
};

/** Money that reached us. */
export type Payment = Node & {
  __typename?: 'Payment';
  /** Which invoices it pays; what was taken back is negative. */
  allocations: Array<PaymentAllocation>;
  /** How much. */
  amount: Scalars['MinorUnits']['output'];
  /** The invoice that it was begun for; null where it was not begun from one. */
  askedInvoice?: Maybe<Invoice>;
  /** The day on which it stands in the books, where the month of that day was closed. */
  bookedOn?: Maybe<Scalars['Date']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** The currency. */
  currency: Currency;
  /** Who paid; null while that is not known. */
  customer?: Maybe<Customer>;
  /** Its disputes at the customer's bank, the oldest first. */
  disputes: Array<BankDispute>;
  /** Who entered it. */
  enteredBy?: Maybe<StaffUser>;
  /** The proof of payment. */
  evidenceFile?: Maybe<File>;
  /** How much it was to be; null where that was not asked for. */
  expectedAmount?: Maybe<Scalars['MinorUnits']['output']>;
  /** How it was paid. */
  gateway: PaymentGateway;
  id: Scalars['ID']['output'];
  /** What no invoice took, kept as credit. */
  kept: Scalars['MinorUnits']['output'];
  /** How it reached us. */
  method: PaymentMethod;
  /** What only staff read. */
  note?: Maybe<Scalars['String']['output']>;
  /** Who paid, as the bank says. */
  payerName?: Maybe<Scalars['String']['output']>;
  /** For example PAY-000123. */
  paymentNumber: Scalars['String']['output'];
  /** The receipt as a PDF; null until it is made. */
  pdfFile?: Maybe<File>;
  /** The day on which it reached us. */
  receivedOn: Scalars['Date']['output'];
  /** What the bank's statement says. */
  reference?: Maybe<Scalars['String']['output']>;
  /** In whose books it is. */
  region?: Maybe<Region>;
  /** How far it has come. */
  status: PaymentStatus;
  /** Why it was taken back. */
  takenBackReason?: Maybe<Scalars['String']['output']>;
  /** Why it is not clear what it pays, and what it may pay; null once that is clear. */
  unclear?: Maybe<UnclearPayment>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

/** A part of a payment that pays an invoice. */
export type PaymentAllocation = {
  __typename?: 'PaymentAllocation';
  /** How much of the payment. */
  amount: Scalars['MinorUnits']['output'];
  /** When it was written down. */
  at: Scalars['DateTime']['output'];
  /** The invoice. */
  invoice?: Maybe<Invoice>;
};

/** A part of a payment for an invoice. */
export type PaymentAllocationInput = {
  /** How much of the payment. */
  amount: Scalars['MinorUnits']['input'];
  /** The invoice. */
  invoiceId: Scalars['ID']['input'];
};

/** Money that staff saw arrive. */
export type PaymentCreateInput = {
  /** Which invoices it pays. */
  allocations?: InputMaybe<Array<PaymentAllocationInput>>;
  amount: Scalars['MinorUnits']['input'];
  currency: Currency;
  /** Who paid. */
  customerId: Scalars['ID']['input'];
  /** The proof of payment, uploaded before. */
  evidenceFileId?: InputMaybe<Scalars['ID']['input']>;
  /** Bank transfer, or cash or other. */
  gateway: PaymentGateway;
  /** Whether what no invoice takes is kept as credit. */
  keepAsCredit?: InputMaybe<Scalars['Boolean']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  payerName?: InputMaybe<Scalars['String']['input']>;
  receivedOn: Scalars['Date']['input'];
  reference?: InputMaybe<Scalars['String']['input']>;
};

export type PaymentFilter = {
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Any of these currencies. */
  currency?: InputMaybe<Array<Currency>>;
  /** From any of these customers. */
  customerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these ways to pay. */
  gateway?: InputMaybe<Array<PaymentGateway>>;
  /** For any of these invoices. */
  invoiceId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** In the books of any of these regions. */
  regionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of a number, a payer's name or a reference. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these states. */
  status?: InputMaybe<Array<PaymentStatus>>;
};

/** How an invoice can be paid. */
export type PaymentGateway =
  /** By bank transfer. */
  | 'BANK_TRANSFER'
  /** In cash, or in another way. */
  | 'CASH_OR_OTHER'
  /** By card or transfer, through Flutterwave. */
  | 'FLUTTERWAVE'
  /** By card or transfer, through Paystack. */
  | 'PAYSTACK'
  /** By card, through Stripe. */
  | 'STRIPE';

/** An open invoice that a payment may be for. */
export type PaymentMatch = {
  __typename?: 'PaymentMatch';
  /** The invoice. */
  invoice?: Maybe<Invoice>;
  /** What speaks for it. */
  why: Array<PaymentMatchReason>;
};

/** What speaks for an invoice as that which a payment pays, the strongest first. */
export type PaymentMatchReason =
  /** Just this much is due. */
  | 'AMOUNT'
  /** The payment was begun from its page. */
  | 'ASKED'
  /** It is the same customer's. */
  | 'CUSTOMER'
  /** The payer has the customer's name. */
  | 'PAYER'
  /** Its number is in the payment's text. */
  | 'REFERENCE';

/** How money reached us. */
export type PaymentMethod =
  /** To our bank account. */
  | 'BANK'
  /** By card. */
  | 'CARD'
  /** In cash. */
  | 'CASH'
  /** In another way. */
  | 'OTHER'
  /** By a transfer that a gateway received. */
  | 'TRANSFER'
  /** By a code typed into a phone. */
  | 'USSD';

export type PaymentPage = {
  __typename?: 'PaymentPage';
  items: Array<Payment>;
  pageInfo: PageInfo;
};

export type PaymentPayload = {
  __typename?: 'PaymentPayload';
  /** With `preview`, the emails that it would send; null otherwise. */
  mails?: Maybe<Array<MailShown>>;
  payment?: Maybe<Payment>;
  userErrors: Array<UserError>;
};

export type PaymentSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'RECEIVED_ASC'
  | 'RECEIVED_DESC';

/** How far a payment has come. */
export type PaymentStatus =
  /** Contested at the bank. */
  | 'DISPUTED'
  /** Not received. */
  | 'FAILED'
  /** Received in another amount or currency than was asked for. */
  | 'MISMATCH'
  /** Given back in part. */
  | 'PART_REFUNDED'
  /** Begun, not received. */
  | 'PENDING'
  /** Given back. */
  | 'REFUNDED'
  /** Received. */
  | 'SUCCEEDED'
  /** Entered by mistake, and taken back. */
  | 'TAKEN_BACK'
  /** Received, and not yet placed. */
  | 'UNCLEAR';

/** Where someone's pay goes. */
export type PayoutAccount = Node & {
  __typename?: 'PayoutAccount';
  createdAt: Scalars['DateTime']['output'];
  /** What they are paid in. */
  currency: Currency;
  /** Whose account it is. */
  holder: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** The last four characters of its number; the rest is never shown. */
  last4: Scalars['String']['output'];
  /** How they are paid. */
  method: PayoutMethod;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type PayoutAccountCreateInput = {
  /** The account's number; kept encrypted. */
  accountNumber: Scalars['String']['input'];
  currency: Currency;
  holder: Scalars['String']['input'];
  method: PayoutMethod;
  /** Whose pay it is. */
  personId: Scalars['ID']['input'];
};

export type PayoutAccountPayload = {
  __typename?: 'PayoutAccountPayload';
  payoutAccount?: Maybe<PayoutAccount>;
  userErrors: Array<UserError>;
};

/** Changes to a payout account. What is left out stays. */
export type PayoutAccountUpdateInput = {
  /** The account's number; kept encrypted. */
  accountNumber?: InputMaybe<Scalars['String']['input']>;
  currency?: InputMaybe<Currency>;
  holder?: InputMaybe<Scalars['String']['input']>;
  method?: InputMaybe<PayoutMethod>;
};

/** How a tutor is paid. */
export type PayoutMethod =
  /** By bank transfer. */
  | 'BANK'
  /** By hand. */
  | 'MANUAL'
  /** Through Paystack. */
  | 'PAYSTACK'
  /** Through Wise. */
  | 'WISE';

/** A period counted from today, in the viewer's time zone; a service token's is its owner's. */
export type Period =
  /** Seven days, of which today is the last. */
  | 'LAST_7_DAYS'
  /** Twenty-eight days, of which today is the last. */
  | 'LAST_28_DAYS'
  /** The month before the current one. */
  | 'LAST_MONTH'
  /** Seven days, of which today is the first. */
  | 'NEXT_7_DAYS'
  /** The current month. */
  | 'THIS_MONTH'
  /** The current week, from Monday. */
  | 'THIS_WEEK'
  /** The current year. */
  | 'THIS_YEAR'
  /** Today. */
  | 'TODAY'
  /** Tomorrow. */
  | 'TOMORROW';

/** One thing a role may do: in one area of the business, to view, to edit, or to act (states and money). */
export type Permission =
  /** Act on: app content. */
  | 'APP_CONTENT_ACT'
  /** View: app content. */
  | 'APP_CONTENT_READ'
  /** Add and edit: app content. */
  | 'APP_CONTENT_WRITE'
  /** Act on: app feedback. */
  | 'APP_FEEDBACK_ACT'
  /** View: app feedback. */
  | 'APP_FEEDBACK_READ'
  /** Add and edit: app feedback. */
  | 'APP_FEEDBACK_WRITE'
  /** Act on: books. */
  | 'BOOKS_ACT'
  /** View: books. */
  | 'BOOKS_READ'
  /** Add and edit: books. */
  | 'BOOKS_WRITE'
  /** : caller. */
  | 'CALLER'
  /** Act on: conversations. */
  | 'CONVERSATIONS_ACT'
  /** View: conversations. */
  | 'CONVERSATIONS_READ'
  /** Add and edit: conversations. */
  | 'CONVERSATIONS_WRITE'
  /** Act on: curriculums. */
  | 'CURRICULUMS_ACT'
  /** View: curriculums. */
  | 'CURRICULUMS_READ'
  /** Add and edit: curriculums. */
  | 'CURRICULUMS_WRITE'
  /** Act on: customers. */
  | 'CUSTOMERS_ACT'
  /** View: customers. */
  | 'CUSTOMERS_READ'
  /** Add and edit: customers. */
  | 'CUSTOMERS_WRITE'
  /** Act on: dashboard. */
  | 'DASHBOARD_ACT'
  /** View: dashboard. */
  | 'DASHBOARD_READ'
  /** Add and edit: dashboard. */
  | 'DASHBOARD_WRITE'
  /** Act on: demo. */
  | 'DEMO_ACT'
  /** View: demo. */
  | 'DEMO_READ'
  /** Add and edit: demo. */
  | 'DEMO_WRITE'
  /** Act on: exams. */
  | 'EXAMS_ACT'
  /** View: exams. */
  | 'EXAMS_READ'
  /** Add and edit: exams. */
  | 'EXAMS_WRITE'
  /** Act on: invoices. */
  | 'INVOICES_ACT'
  /** View: invoices. */
  | 'INVOICES_READ'
  /** Add and edit: invoices. */
  | 'INVOICES_WRITE'
  /** Act on: lessons. */
  | 'LESSONS_ACT'
  /** View: lessons. */
  | 'LESSONS_READ'
  /** Add and edit: lessons. */
  | 'LESSONS_WRITE'
  /** Act on: partners. */
  | 'PARTNERS_ACT'
  /** View: partners. */
  | 'PARTNERS_READ'
  /** Add and edit: partners. */
  | 'PARTNERS_WRITE'
  /** Act on: pay rates. */
  | 'PAY_RATES_ACT'
  /** View: pay rates. */
  | 'PAY_RATES_READ'
  /** Add and edit: pay rates. */
  | 'PAY_RATES_WRITE'
  /** Act on: promos. */
  | 'PROMOS_ACT'
  /** View: promos. */
  | 'PROMOS_READ'
  /** Add and edit: promos. */
  | 'PROMOS_WRITE'
  /** Act on: reference. */
  | 'REFERENCE_ACT'
  /** View: reference. */
  | 'REFERENCE_READ'
  /** Add and edit: reference. */
  | 'REFERENCE_WRITE'
  /** Act on: referrals. */
  | 'REFERRALS_ACT'
  /** View: referrals. */
  | 'REFERRALS_READ'
  /** Add and edit: referrals. */
  | 'REFERRALS_WRITE'
  /** Act on: regions. */
  | 'REGIONS_ACT'
  /** View: regions. */
  | 'REGIONS_READ'
  /** Add and edit: regions. */
  | 'REGIONS_WRITE'
  /** Act on: reports. */
  | 'REPORTS_ACT'
  /** View: reports. */
  | 'REPORTS_READ'
  /** Add and edit: reports. */
  | 'REPORTS_WRITE'
  /** Act on: sessions. */
  | 'SESSIONS_ACT'
  /** View: sessions. */
  | 'SESSIONS_READ'
  /** Add and edit: sessions. */
  | 'SESSIONS_WRITE'
  /** Act on: settings. */
  | 'SETTINGS_ACT'
  /** View: settings. */
  | 'SETTINGS_READ'
  /** Add and edit: settings. */
  | 'SETTINGS_WRITE'
  /** Act on: settlements. */
  | 'SETTLEMENTS_ACT'
  /** View: settlements. */
  | 'SETTLEMENTS_READ'
  /** Add and edit: settlements. */
  | 'SETTLEMENTS_WRITE'
  /** Open to everyone who is signed in. */
  | 'SIGNED_IN'
  /** Act on: staff. */
  | 'STAFF_ACT'
  /** View: staff. */
  | 'STAFF_READ'
  /** Add and edit: staff. */
  | 'STAFF_WRITE'
  /** Act on: stories. */
  | 'STORIES_ACT'
  /** View: stories. */
  | 'STORIES_READ'
  /** Add and edit: stories. */
  | 'STORIES_WRITE'
  /** Act on: system. */
  | 'SYSTEM_ACT'
  /** View: system. */
  | 'SYSTEM_READ'
  /** Add and edit: system. */
  | 'SYSTEM_WRITE'
  /** Act on: tasks. */
  | 'TASKS_ACT'
  /** View: tasks. */
  | 'TASKS_READ'
  /** Add and edit: tasks. */
  | 'TASKS_WRITE'
  /** Act on: team activity. */
  | 'TEAM_ACTIVITY_ACT'
  /** View: team activity. */
  | 'TEAM_ACTIVITY_READ'
  /** Add and edit: team activity. */
  | 'TEAM_ACTIVITY_WRITE'
  /** Act on: tokens. */
  | 'TOKENS_ACT'
  /** View: tokens. */
  | 'TOKENS_READ'
  /** Add and edit: tokens. */
  | 'TOKENS_WRITE'
  /** Act on: transcripts. */
  | 'TRANSCRIPTS_ACT'
  /** View: transcripts. */
  | 'TRANSCRIPTS_READ'
  /** Add and edit: transcripts. */
  | 'TRANSCRIPTS_WRITE'
  /** Act on: tutors. */
  | 'TUTORS_ACT'
  /** View: tutors. */
  | 'TUTORS_READ'
  /** Add and edit: tutors. */
  | 'TUTORS_WRITE'
  /** Act on: tutor management. */
  | 'TUTOR_MANAGEMENT_ACT'
  /** View: tutor management. */
  | 'TUTOR_MANAGEMENT_READ'
  /** Add and edit: tutor management. */
  | 'TUTOR_MANAGEMENT_WRITE'
  /** Act on: views. */
  | 'VIEWS_ACT'
  /** View: views. */
  | 'VIEWS_READ'
  /** Add and edit: views. */
  | 'VIEWS_WRITE'
  /** Act on: words. */
  | 'WORDS_ACT'
  /** View: words. */
  | 'WORDS_READ'
  /** Add and edit: words. */
  | 'WORDS_WRITE';

/** One area of the business and what each role may do there. */
export type PermissionArea = {
  __typename?: 'PermissionArea';
  /** One grant for each role, in the order of the roles. */
  grants: Array<PermissionGrant>;
  /** The key, which its permissions start with, for example customers. */
  key: Scalars['String']['output'];
  /** The display name. */
  name: Scalars['String']['output'];
};

/** What a role may do in an area. */
export type PermissionGrant = {
  __typename?: 'PermissionGrant';
  /** Whether they may change states and handle money. */
  act: Scalars['Boolean']['output'];
  /** Whether they may see records. */
  read: Scalars['Boolean']['output'];
  /** The role. */
  role: Role;
  /** A limit to show beside the grant, for example own records only; null if there is none. */
  scope?: Maybe<Scalars['String']['output']>;
  /** Whether they may add and edit records. */
  write: Scalars['Boolean']['output'];
};

/** Two records of one person, made one. */
export type PersonMerge = {
  __typename?: 'PersonMerge';
  /** When they were merged. */
  at: Scalars['DateTime']['output'];
  /** Who merged them. */
  by?: Maybe<StaffUser>;
  id: Scalars['ID']['output'];
  /** The id of the customer who stayed. */
  keptId: Scalars['ID']['output'];
  /** The id of the record that became a pointer. */
  otherId: Scalars['ID']['output'];
  /** Whose record that was. */
  otherName: Scalars['String']['output'];
  /** Until when it can be undone; null where it cannot. */
  undoableUntil?: Maybe<Scalars['DateTime']['output']>;
  /** When it was undone. */
  undoneAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What a place would come to. */
export type PlaceComesTo = {
  __typename?: 'PlaceComesTo';
  /** What the books would say of it; null before they begin. */
  money?: Maybe<LessonMoney>;
  /** How it would be settled. */
  settlement: SettlementRound;
  /** When the session starts. */
  start: Scalars['DateTime']['output'];
};

/** An objection to what a learner’s place is charged; while it is open, the money rests. */
export type PlaceDispute = {
  __typename?: 'PlaceDispute';
  /** Who objects. */
  byKind: LessonParty;
  /** Per cent of the price, where it was decided for the family. */
  chargePercent?: Maybe<Scalars['Int']['output']>;
  /** Who paid when it was written down. */
  customer?: Maybe<Customer>;
  /** How many dates it is about. */
  dateCount: Scalars['Int']['output'];
  /** When it was decided. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who decided it. */
  decidedBy?: Maybe<StaffUser>;
  /** Why it was decided so. */
  decision?: Maybe<Scalars['String']['output']>;
  /** The group lesson. */
  groupLesson?: Maybe<GroupLesson>;
  id: Scalars['ID']['output'];
  /** Whether it is about all dates of the place, with those to come. */
  isWhole: Scalars['Boolean']['output'];
  /** Who learns. */
  learner?: Maybe<Learner>;
  /** When it was written down. */
  openedAt: Scalars['DateTime']['output'];
  /** Who wrote it down. */
  openedBy?: Maybe<StaffUser>;
  /** Why. */
  reason: Scalars['String']['output'];
  /** The session on which it was written down. */
  session?: Maybe<GroupInstance>;
  /** Where it stands. */
  status: PlaceDisputeStatus;
};

/** Somebody objects to what a learner’s place is charged. */
export type PlaceDisputeInput = {
  /** Who objects. */
  byKind: LessonParty;
  /** The learner’s place in the session. */
  enrolmentId: Scalars['ID']['input'];
  /** Whether it is about all dates of the place; about this one if left out. */
  isWhole?: InputMaybe<Scalars['Boolean']['input']>;
  /** Why. */
  reason: Scalars['String']['input'];
};

/** How an objection is decided. */
export type PlaceDisputeSettleInput = {
  /** For the family: per cent of the price that is charged; nothing if left out. */
  chargePercent?: InputMaybe<Scalars['Int']['input']>;
  /** For the family, or for the tutor. */
  decision: PlaceDisputeStatus;
  /** The objection. */
  disputeId: Scalars['ID']['input'];
  /** Why. */
  reason: Scalars['String']['input'];
};

/** How an objection to what a place is charged stands. */
export type PlaceDisputeStatus =
  /** The family is charged less. */
  | 'FOR_FAMILY'
  /** It is charged as before. */
  | 'FOR_TUTOR'
  /** Its money rests until it is decided. */
  | 'OPEN';

/** Which dates are looked at before they are added. */
export type PlannedDatesInput = {
  /** The first day. */
  date: Scalars['Date']['input'];
  /** How long a session takes, in minutes. */
  durationMinutes: Scalars['Int']['input'];
  /** Of which group lesson, where it has dates already. */
  groupLessonId?: InputMaybe<Scalars['ID']['input']>;
  /** When it starts, for example 18:00. */
  time: Scalars['String']['input'];
  /** Whose clock that is. */
  timeZone: Scalars['TimeZone']['input'];
  /** Who is to teach. */
  tutorIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** How many weeks in a row. */
  weeks: Scalars['Int']['input'];
};

/** A date that is to be added, with what is in its way. */
export type PlannedGroupDate = {
  __typename?: 'PlannedGroupDate';
  /** Whether the clocks change then: its time does not exist that day, or comes twice. */
  clockChange?: Maybe<ClockChange>;
  /** What is in its way, in words; nothing where it can be added. */
  conflicts: Array<Scalars['String']['output']>;
  /** The day, by the clock that was given. */
  date: Scalars['Date']['output'];
  /** When it ends. */
  end: Scalars['DateTime']['output'];
  /** When it starts. */
  start: Scalars['DateTime']['output'];
};

/** One dated lesson that confirming a request would book. */
export type PlannedLesson = {
  __typename?: 'PlannedLesson';
  /** Whether that time does not exist on the day, or comes twice. */
  clockChange?: Maybe<ClockChange>;
  /** What stands in its way. */
  conflicts: Array<LessonConflict>;
  /** By the clock of the lessons. */
  date: Scalars['Date']['output'];
  /** When it would end. */
  end: Scalars['DateTime']['output'];
  /** When it would begin. */
  start: Scalars['DateTime']['output'];
  /** For example 18:00, by the clock of the lessons. */
  time: Scalars['String']['output'];
};

/** Who pays for a pod. */
export type PodBillingMode =
  /** One customer pays for everybody. */
  | 'ONE_PAYER'
  /** Each member's payer pays a share. */
  | 'SPLIT';

/** Someone who is or was in a pod. */
export type PodMember = {
  __typename?: 'PodMember';
  /** When they joined. */
  joinedAt: Scalars['DateTime']['output'];
  /** The learner. */
  learner?: Maybe<Learner>;
  /** The customer's or the dependent's id. */
  learnerId: Scalars['ID']['output'];
  /** When they left; null while they are in it. */
  leftAt?: Maybe<Scalars['DateTime']['output']>;
  /** The share that the learner's payer pays, in hundredths of a per cent: 2500 is 25 %; null if one customer pays for everyone. */
  shareBp?: Maybe<Scalars['Int']['output']>;
};

/** A member and the share of their payer. */
export type PodMemberInput = {
  /** The customer's or the dependent's id. */
  learnerId: Scalars['ID']['input'];
  /** In hundredths of a per cent; all shares together are 10000. Left out if one customer pays for everyone. */
  shareBp?: InputMaybe<Scalars['Int']['input']>;
};

/** The state of a pod. */
export type PodStatus =
  /** Taking lessons. */
  | 'ACTIVE'
  /** Ended; it can be reopened. */
  | 'CLOSED'
  /** Being put together. */
  | 'FORMING'
  /** Taking a break. */
  | 'PAUSED';

/** What cancelling and missing lessons costs, as it was when a course was confirmed. */
export type PolicyCopy = {
  __typename?: 'PolicyCopy';
  /** How many late cancellations a term are free. */
  freeLateCancelsPerTerm: Scalars['Int']['output'];
  /** How many moves are free in any 30 days. */
  freeReschedules: Scalars['Int']['output'];
  /** How many minutes the tutor waits. */
  graceMinutes: Scalars['Int']['output'];
  /** What a late cancellation costs, in per cent of the price. */
  lateCancelPercent: Scalars['Int']['output'];
  /** What missing a lesson costs, in per cent of the price. */
  noShowPercent: Scalars['Int']['output'];
  /** Whether a failure of power or internet costs nothing. */
  outageIsFree: Scalars['Boolean']['output'];
  /** The policy that it was copied from, as it is now; null where nobody knows. */
  policy?: Maybe<CancellationPolicy>;
  /** What the tutor is paid for a late cancellation, in per cent. */
  tutorLatePayPercent: Scalars['Int']['output'];
  /** What the tutor is paid where the customer is excused, in per cent. */
  tutorWaitPayPercent: Scalars['Int']['output'];
  /** Until how many hours before the start a lesson can be cancelled without a charge. */
  windowHours: Scalars['Int']['output'];
};

/** A stretch of a week in which someone would like to have lessons. */
export type PreferredTime = {
  __typename?: 'PreferredTime';
  /** For example 19:30; 24:00 is the end of the day. */
  end: Scalars['String']['output'];
  /** For example 18:00. */
  start: Scalars['String']['output'];
  /** Whose clock it is told by. */
  timeZone: Scalars['TimeZone']['output'];
  /** 1 is Monday, 7 is Sunday. */
  weekday: Scalars['Int']['output'];
};

/** A stretch of a week. */
export type PreferredTimeInput = {
  /** For example 19:30; 24:00 is the end of the day. */
  end: Scalars['String']['input'];
  /** For example 18:00. */
  start: Scalars['String']['input'];
  timeZone: Scalars['TimeZone']['input'];
  /** 1 is Monday, 7 is Sunday. */
  weekday: Scalars['Int']['input'];
};

/** What a prepayment buys. */
export type PrepaymentType =
  /** A number of lessons at a set price. */
  | 'FIXED'
  /** A sum of money from which each lesson takes its price. */
  | 'FLEXIBLE'
  /** One lesson at the trial price. */
  | 'TRIAL';

/** What a price is for. */
export type PriceBasis =
  /** One session. */
  | 'PER_INSTANCE'
  /** All sessions together. */
  | 'WHOLE_COURSE';

/** What the learning app tells its users of itself. */
export type ProductUpdate = Node & {
  __typename?: 'ProductUpdate';
  /** Who sees it. */
  audience: ProductUpdateAudience;
  /** Who wrote it; null for the system. */
  author?: Maybe<StaffUser>;
  /** The text, without formatting. */
  body: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** What the picture shows, for those who cannot see it. */
  imageAlt?: Maybe<Scalars['String']['output']>;
  /** A picture above the text. */
  imageFile?: Maybe<File>;
  /** Whether the viewer may change what it says now. */
  isEditable: Scalars['Boolean']['output'];
  /** What it tells of. */
  kind: ProductUpdateKind;
  /** The oldest version of the app that shows it, such as 2.4.0; null for all. */
  minAppVersion?: Maybe<Scalars['String']['output']>;
  /** Which apps show it. */
  platforms: Array<AppPlatform>;
  /** When it is published, or was; null for a draft. */
  publishAt?: Maybe<Scalars['DateTime']['output']>;
  /** Since when the app shows it; null while it does not yet. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where learners see it, if it is for some regions. */
  regions?: Maybe<Array<Region>>;
  /** Since when the app no longer shows it. */
  retiredAt?: Maybe<Scalars['DateTime']['output']>;
  /** How far it has come. */
  status: ProductUpdateStatus;
  /** Whose learners see it, if it is for some subjects. */
  subjects: Array<Scalars['String']['output']>;
  /** What it is about, in a line. */
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

/** Who sees a product update. */
export type ProductUpdateAudience =
  /** Every learner. */
  | 'EVERYONE'
  /** Learners in some regions. */
  | 'REGIONS'
  /** Learners of some subjects. */
  | 'SUBJECTS';

export type ProductUpdateCreateInput = {
  /** Everyone if left out. */
  audience?: InputMaybe<ProductUpdateAudience>;
  body: Scalars['String']['input'];
  /** Needed with a picture. */
  imageAlt?: InputMaybe<Scalars['String']['input']>;
  /** The picture, sent as `app-image`. */
  imageFileId?: InputMaybe<Scalars['ID']['input']>;
  kind: ProductUpdateKind;
  minAppVersion?: InputMaybe<Scalars['String']['input']>;
  /** Which apps show it; at least one. */
  platforms: Array<AppPlatform>;
  /** Where learners see it; at least one if it is for some regions. */
  regionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whose learners see it; at least one if it is for some subjects. */
  subjects?: InputMaybe<Array<Scalars['String']['input']>>;
  title: Scalars['String']['input'];
};

export type ProductUpdateFilter = {
  /** Any of these audiences. */
  audience?: InputMaybe<Array<ProductUpdateAudience>>;
  /** Written by any of these people; `me` is the viewer, `none` is nobody. */
  authorId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Any of these kinds. */
  kind?: InputMaybe<Array<ProductUpdateKind>>;
  /** Shown on any of these. */
  platform?: InputMaybe<Array<AppPlatform>>;
  /** Part of the title or text; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these states. */
  status?: InputMaybe<Array<ProductUpdateStatus>>;
};

/** What a product update tells of. */
export type ProductUpdateKind =
  /** New lessons, words or stories. */
  | 'CONTENT'
  /** Something new that the app can do. */
  | 'FEATURE'
  /** Something that works again. */
  | 'FIX'
  /** Anything else that learners should know. */
  | 'NOTICE';

export type ProductUpdatePage = {
  __typename?: 'ProductUpdatePage';
  items: Array<ProductUpdate>;
  pageInfo: PageInfo;
};

export type ProductUpdatePayload = {
  __typename?: 'ProductUpdatePayload';
  productUpdate?: Maybe<ProductUpdate>;
  userErrors: Array<UserError>;
};

export type ProductUpdateSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  /** What is published first comes first, drafts last. */
  | 'PUBLISH_AT_ASC'
  /** What is published last comes first, drafts last. */
  | 'PUBLISH_AT_DESC'
  | 'TITLE_ASC'
  | 'TITLE_DESC';

/** How far a product update has come. */
export type ProductUpdateStatus =
  /** It is being written. */
  | 'DRAFT'
  /** The app shows it. */
  | 'PUBLISHED'
  /** The app no longer shows it. */
  | 'RETIRED'
  /** It is published at its time. */
  | 'SCHEDULED';

/** Changes to a product update. What is left out stays; lists are given whole. */
export type ProductUpdateUpdateInput = {
  audience?: InputMaybe<ProductUpdateAudience>;
  body?: InputMaybe<Scalars['String']['input']>;
  /** Needed with a picture. */
  imageAlt?: InputMaybe<Scalars['String']['input']>;
  /** The picture, sent as `app-image`. */
  imageFileId?: InputMaybe<Scalars['ID']['input']>;
  kind?: InputMaybe<ProductUpdateKind>;
  minAppVersion?: InputMaybe<Scalars['String']['input']>;
  /** Which apps show it; at least one. */
  platforms?: InputMaybe<Array<AppPlatform>>;
  /** Where learners see it; at least one if it is for some regions. */
  regionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whose learners see it; at least one if it is for some subjects. */
  subjects?: InputMaybe<Array<Scalars['String']['input']>>;
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to the viewer's profile. Fields that are left out keep their values; null clears a field. */
export type ProfileUpdateInput = {
  /** A few words about themselves, at most 500 characters. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** First name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number in international format. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** An IANA time zone name. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** A learner's step in one topic. */
export type ProgressInput = {
  /** The lesson it was taught in. */
  lessonId?: InputMaybe<Scalars['ID']['input']>;
  /** The topic. */
  subdivisionId: Scalars['ID']['input'];
};

/** A learner's progress in a topic. */
export type ProgressState =
  /** Finished. */
  | 'DONE'
  /** In progress. */
  | 'IN_PROGRESS'
  /** Not started. */
  | 'NOT_STARTED';

/** A code that takes something off an invoice. */
export type Promo = Node & {
  __typename?: 'Promo';
  /** The sums that an amount takes off, by currency; it cannot be used in others. */
  amounts: Array<MoneySum>;
  /** What it can be used for. */
  appliesTo: Array<PromoTarget>;
  /** What customers type; in capitals, unique among promos that are not archived. */
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Who can use it. */
  customerScope: PromoScope;
  /** Those who can use it, where they are listed. */
  customers?: Maybe<Array<Customer>>;
  /** What it takes off. */
  discountType: PromoDiscount;
  /** Its last day; null if it runs on. */
  endsOn?: Maybe<Scalars['Date']['output']>;
  /** How many lessons are free. */
  freeLessons?: Maybe<Scalars['Int']['output']>;
  /** What it took off what is left of invoices on which something was paid, by currency. */
  given: Array<MoneySum>;
  id: Scalars['ID']['output'];
  /** The most that it takes off an invoice, by currency; no limit in others. */
  maxDiscount: Array<MoneySum>;
  /** How often one household can use it. */
  maxPerCustomer: Scalars['Int']['output'];
  /** How often it can be used in all; null for no limit. */
  maxRedemptions?: Maybe<Scalars['Int']['output']>;
  /** What must be spent at least, by currency; nothing in others. */
  minSpend: Array<MoneySum>;
  /** What invoices call it. */
  name: Scalars['String']['output'];
  /** The share of a percentage, in hundredths of a per cent: 1500 is 15 %. */
  percentBp?: Maybe<Scalars['Int']['output']>;
  /** Both together. */
  redemptions: Scalars['Int']['output'];
  /** For customers of these; empty for every region. Its days are those of the first. */
  regions?: Maybe<Array<Region>>;
  /** Redemptions on invoices that were sent and on which nothing is paid yet. */
  reserved: Scalars['Int']['output'];
  /** Whether it can be used together with other stackable ones. */
  stackable: Scalars['Boolean']['output'];
  /** How it stands today, by its dates and limits. */
  standing: PromoStanding;
  /** Its first day. */
  startsOn: Scalars['Date']['output'];
  /** Its state. */
  status: PromoStatus;
  /** For lessons in these; empty for every subject. */
  subjects: Array<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  /** Redemptions on invoices on which something was paid. */
  used: Scalars['Int']['output'];
  version: Scalars['Int']['output'];
};

export type PromoCreateInput = {
  amounts?: InputMaybe<Array<MoneySumInput>>;
  appliesTo: Array<PromoTarget>;
  /** 3 to 24 letters, numbers or hyphens; kept in capitals. */
  code: Scalars['String']['input'];
  /** Those who can use it, where they are listed. */
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  customerScope?: InputMaybe<PromoScope>;
  discountType: PromoDiscount;
  endsOn?: InputMaybe<Scalars['Date']['input']>;
  /** 1 to 20. */
  freeLessons?: InputMaybe<Scalars['Int']['input']>;
  maxDiscount?: InputMaybe<Array<MoneySumInput>>;
  maxPerCustomer?: InputMaybe<Scalars['Int']['input']>;
  maxRedemptions?: InputMaybe<Scalars['Int']['input']>;
  minSpend?: InputMaybe<Array<MoneySumInput>>;
  name: Scalars['String']['input'];
  percentBp?: InputMaybe<Scalars['Int']['input']>;
  /** For customers of these; empty for every region. */
  regionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  stackable?: InputMaybe<Scalars['Boolean']['input']>;
  startsOn: Scalars['Date']['input'];
  subjects?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** What a promo takes off. */
export type PromoDiscount =
  /** A sum of money. */
  | 'AMOUNT'
  /** The price of the cheapest lessons. */
  | 'FREE_LESSONS'
  /** A share of the price. */
  | 'PERCENT';

export type PromoFilter = {
  /** Can be used for any of these. */
  appliesTo?: InputMaybe<Array<PromoTarget>>;
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Any of these groups of customers. */
  customerScope?: InputMaybe<Array<PromoScope>>;
  /** Any of these kinds of discount. */
  discountType?: InputMaybe<Array<PromoDiscount>>;
  /** Only in any of these regions; `my-regions` are the viewer's. */
  regionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of a code or a name; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Stands as any of these. */
  standing?: InputMaybe<Array<PromoStanding>>;
  /** Only for lessons in any of these. */
  subject?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type PromoPage = {
  __typename?: 'PromoPage';
  items: Array<Promo>;
  pageInfo: PageInfo;
};

export type PromoPayload = {
  __typename?: 'PromoPayload';
  promo?: Maybe<Promo>;
  userErrors: Array<UserError>;
};

/** What codes would take off an invoice. */
export type PromoQuote = {
  __typename?: 'PromoQuote';
  /** What all of them take off. */
  discount: Scalars['MinorUnits']['output'];
  /** The price before discounts. */
  gross: Scalars['MinorUnits']['output'];
  /** Each code, in the order in which they were given. */
  results: Array<PromoResult>;
};

/** Lessons of one price, to try codes with. */
export type PromoQuoteInput = {
  /** What is sold. */
  appliesTo: PromoTarget;
  /** Judges drafts and paused promos as if they were active. */
  asIfActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most four. */
  codes: Array<Scalars['String']['input']>;
  /** The currency of the price. */
  currency: Currency;
  /** Who pays; left out for somebody who is no customer yet. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** How many. */
  quantity: Scalars['Int']['input'];
  /** What the lessons are in. */
  subjects: Array<Scalars['String']['input']>;
  /** What a prepayment buys. */
  type?: InputMaybe<PrepaymentType>;
  /** The price of one. */
  unitAmount: Scalars['MinorUnits']['input'];
};

/** What a promo took off an invoice. */
export type PromoRedemption = {
  __typename?: 'PromoRedemption';
  /** What it took off. */
  amount: Scalars['MinorUnits']['output'];
  /** When its state last changed. */
  changedAt: Scalars['DateTime']['output'];
  /** The currency of the invoice. */
  currency: Currency;
  /** Who pays it. */
  customer?: Maybe<Customer>;
  id: Scalars['ID']['output'];
  /** The invoice. */
  invoice?: Maybe<Invoice>;
  /** When the invoice was sent. */
  reservedAt: Scalars['DateTime']['output'];
  /** What became of it. */
  status: RedemptionStatus;
};

/** What a code would take off, or why it takes off nothing. */
export type PromoResult = {
  __typename?: 'PromoResult';
  /** What it takes off. */
  amount: Scalars['MinorUnits']['output'];
  /** The code. */
  code: Scalars['String']['output'];
  /** What invoices call the promo; null if there is none. */
  name?: Maybe<Scalars['String']['output']>;
  /** Why it takes off nothing; null if it does. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** Who can use a promo. */
export type PromoScope =
  /** Every customer. */
  | 'EVERYONE'
  /** Those who are named. */
  | 'LISTED'
  /** Those who have never paid an invoice. */
  | 'NEW_CUSTOMERS';

export type PromoSort =
  | 'CODE_ASC'
  | 'CODE_DESC'
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'ENDS_ON_ASC'
  | 'ENDS_ON_DESC'
  | 'STARTS_ON_ASC'
  | 'STARTS_ON_DESC';

/** How a promo stands today: its state, with what follows from its dates and limits. */
export type PromoStanding =
  /** Can be used. */
  | 'ACTIVE'
  /** Put away. */
  | 'ARCHIVED'
  /** Being written. */
  | 'DRAFT'
  /** Its last day is over. */
  | 'EXPIRED'
  /** Cannot be used for now. */
  | 'PAUSED'
  /** Its first day is still to come. */
  | 'SCHEDULED'
  /** No redemption is left. */
  | 'USED_UP';

/** How far a promo has come. */
export type PromoStatus =
  /** Can be used within its dates. */
  | 'ACTIVE'
  /** Put away. What was reserved stays valid. */
  | 'ARCHIVED'
  /** Being written; nobody can use it. */
  | 'DRAFT'
  /** Cannot be used for now. */
  | 'PAUSED';

/** What a promo can be used for. */
export type PromoTarget =
  /** Places in group lessons. */
  | 'GROUP'
  /** Places in virtual immersions. */
  | 'IMMERSION'
  /** Lessons that are paid for afterwards. */
  | 'ONGOING'
  /** Lessons that are paid for beforehand. */
  | 'PRE_PAYMENT';

/** Changes to a promo. What is left out stays; once it has been used, only its name, end and limits can change. */
export type PromoUpdateInput = {
  amounts?: InputMaybe<Array<MoneySumInput>>;
  appliesTo?: InputMaybe<Array<PromoTarget>>;
  /** 3 to 24 letters, numbers or hyphens; kept in capitals. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Those who can use it, where they are listed. */
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  customerScope?: InputMaybe<PromoScope>;
  discountType?: InputMaybe<PromoDiscount>;
  endsOn?: InputMaybe<Scalars['Date']['input']>;
  /** 1 to 20. */
  freeLessons?: InputMaybe<Scalars['Int']['input']>;
  maxDiscount?: InputMaybe<Array<MoneySumInput>>;
  maxPerCustomer?: InputMaybe<Scalars['Int']['input']>;
  maxRedemptions?: InputMaybe<Scalars['Int']['input']>;
  minSpend?: InputMaybe<Array<MoneySumInput>>;
  name?: InputMaybe<Scalars['String']['input']>;
  percentBp?: InputMaybe<Scalars['Int']['input']>;
  /** For customers of these; empty for every region. */
  regionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  stackable?: InputMaybe<Scalars['Boolean']['input']>;
  startsOn?: InputMaybe<Scalars['Date']['input']>;
  subjects?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** What became of a proposal. */
export type ProposalState =
  /** The tutor accepts; the customer has not answered yet. */
  | 'ACCEPTED'
  /** Both agree. */
  | 'CONFIRMED'
  /** The tutor declined. */
  | 'DECLINED'
  /** The tutor did not answer in time. */
  | 'EXPIRED'
  /** The tutor has not answered yet. */
  | 'OPEN'
  /** The customer declined. */
  | 'REFUSED'
  /** It was taken back. */
  | 'WITHDRAWN';

/** When lessons of a week begin. */
export type ProposedSlot = {
  __typename?: 'ProposedSlot';
  /** For example 18:00, by the clock of the proposal. */
  start: Scalars['String']['output'];
  /** 1 is Monday, 7 is Sunday. */
  weekday: Scalars['Int']['output'];
};

/** When a lesson of a week begins. */
export type ProposedSlotInput = {
  /** For example 18:00. */
  start: Scalars['String']['input'];
  /** 1 is Monday, 7 is Sunday. */
  weekday: Scalars['Int']['input'];
};

/** A time that one side proposes for a lesson. */
export type ProposedTime = {
  __typename?: 'ProposedTime';
  /** How the other side answered; null while they have not. */
  answer?: Maybe<RescheduleAnswer>;
  /** When they did. */
  at: Scalars['DateTime']['output'];
  /** Who proposes it. */
  byKind: LessonParty;
  /** More about it, or why it was declined. */
  note?: Maybe<Scalars['String']['output']>;
  /** When it would begin. */
  startAt: Scalars['DateTime']['output'];
};

/** What a tutor learned before they taught. */
export type Qualification = {
  __typename?: 'Qualification';
  /** Where they got it. */
  institution: Scalars['String']['output'];
  /** What it is called. */
  title: Scalars['String']['output'];
  /** The year they got it. */
  year: Scalars['Int']['output'];
};

/** What a tutor learned before they taught. */
export type QualificationInput = {
  institution: Scalars['String']['input'];
  title: Scalars['String']['input'];
  year: Scalars['Int']['input'];
};

/** Everything that can be read. */
export type Query = {
  __typename?: 'Query';
  /** Who an activation link is for; null if the link does not exist. Open to everyone. */
  accountActivation?: Maybe<AccountActivation>;
  /** One of the viewer's own jobs by its id. */
  accountJob?: Maybe<AccountJob>;
  /** The file of one of the viewer's own exports, for as long as they may read the list; null where it is gone. */
  accountJobFile?: Maybe<File>;
  /** The records of one of the viewer's own jobs, in the order of the list. */
  accountJobItems?: Maybe<AccountJobItemPage>;
  /** The viewer's own jobs, newest first. */
  accountJobs?: Maybe<AccountJobPage>;
  /** The entries behind a figure: of one row of the table, or of the whole. */
  activityEntries: ActivityEntries;
  /** A report on what staff did. */
  activityReport: Report;
  /** Makes all hashes of the activity log anew and names what does not fit. */
  activitySealCheck: SealCheck;
  /** The blocks that the activity log is sealed in, the newest first. */
  activitySeals: ActivitySeals;
  /** What stands in the way of another lesson of a course, beside the usual ones; nothing in the past. */
  addedLessonConflicts?: Maybe<Array<LessonConflict>>;
  /** What an answer to a block of a lesson or to a question of a story is worth, by what the app has; null if it does not have it, or there is nothing to answer. */
  appAnswerGrade?: Maybe<SessionGrade>;
  /** What is published for the learning app, and what it has to forget, in the order in which that came about. Drafts are never in it. */
  appContent?: Maybe<AppItemConnection>;
  /** One piece of app feedback by its id. */
  appFeedback?: Maybe<AppFeedback>;
  /** How many pieces of app feedback each choice of some filters would leave. */
  appFeedbackFacets?: Maybe<Array<Facet>>;
  /** A list of app feedback. */
  appFeedbacks?: Maybe<AppFeedbackPage>;
  /** One recording by its id. */
  appRecording?: Maybe<AppRecording>;
  /** A list of recordings. */
  appRecordings?: Maybe<AppRecordingPage>;
  /** One background by its id. */
  background?: Maybe<Background>;
  /** A list of backgrounds. */
  backgrounds?: Maybe<BackgroundPage>;
  /** One banner by its id. */
  banner?: Maybe<Banner>;
  /** What a banner said over time, with its counts; the present version first. */
  bannerEditions: Array<BannerEdition>;
  /** How many banners each choice of some filters would leave. */
  bannerFacets?: Maybe<Array<Facet>>;
  /** A list of banners. */
  banners?: Maybe<BannerPage>;
  /** What a billing run of a region would draft for lessons of some days. */
  billingRunPreview?: Maybe<BillingRunPreview>;
  /** What a month of a region's books comes to now, by currency: what closing it fixes. */
  bookMonthSums?: Maybe<Array<MonthSums>>;
  /** How the months of a region's books stand, the last first; none before its books begin. */
  bookMonths?: Maybe<Array<BookMonth>>;
  /** One dated lesson by its id. */
  bookedLesson?: Maybe<BookedLesson>;
  /** How many lessons each choice of some filters would leave. */
  bookedLessonFacets?: Maybe<Array<Facet>>;
  /** A list of dated lessons. */
  bookedLessons?: Maybe<BookedLessonPage>;
  /** When the books of a region begin, or what a day would mean for books that have not begun. */
  booksBeginning?: Maybe<BooksBeginning>;
  /** Checks all invoices, payments, credit and numbers. */
  booksCheck: BooksCheck;
  /** What there is in a stretch of at most 62 days: the end is not included. */
  calendar?: Maybe<Calendar>;
  /** The calendar link of a tutor or a customer. */
  calendarLink?: Maybe<CalendarLink>;
  /** By whose code a customer or a lead came; null if by none. */
  cameBy?: Maybe<CodeHolder>;
  /** The cancellation policies that regions can use. */
  cancellationPolicies?: Maybe<Array<CancellationPolicy>>;
  /** One cancellation policy by its id. */
  cancellationPolicy?: Maybe<CancellationPolicy>;
  /** A list of cancellation policies. */
  cancellationPolicyList?: Maybe<CancellationPolicyPage>;
  /** A list of applications. */
  candidacies?: Maybe<CandidacyPage>;
  /** One application by its id. */
  candidacy?: Maybe<Candidacy>;
  /** How many applications each choice of some filters would leave. */
  candidacyFacets?: Maybe<Array<Facet>>;
  /** The last application of a person, by the person's id. */
  candidate?: Maybe<Candidacy>;
  /** One character by its id. */
  character?: Maybe<Character>;
  /** A list of characters. */
  characters?: Maybe<CharacterPage>;
  /** What the changes of clocks in the 21 days from a day on move for tutors. */
  clockChangeReview?: Maybe<ClockChangeReview>;
  /** Whose a code is, of partners and referrers alike; null if nobody has or had it. */
  codeHolder?: Maybe<CodeHolder>;
  /** Names and pictures of active staff. */
  colleagues?: Maybe<StaffUserPage>;
  /** One confirmed course by its id. */
  confirmedLesson?: Maybe<ConfirmedLesson>;
  /** What a change of a course would do to its lessons. */
  confirmedLessonChange?: Maybe<CourseChange>;
  /** How many courses each choice of some filters would leave. */
  confirmedLessonFacets?: Maybe<Array<Facet>>;
  /** A list of confirmed courses. */
  confirmedLessons?: Maybe<ConfirmedLessonPage>;
  /** Up to 50 colleagues, most recently active first. */
  contacts?: Maybe<Array<Contact>>;
  /** One content creator by the id of their account. */
  contentCreator?: Maybe<ContentCreator>;
  /** Content creators; a content creator sees themselves. */
  contentCreators?: Maybe<ContentCreatorPage>;
  /** How far the lessons of all exams are. */
  contentStats: ContentStats;
  /** What a conversation is given a face and a place by: the characters and backgrounds in use. */
  conversationArt?: Maybe<ConversationArt>;
  /** One conversation practice by its id. */
  conversationPractice?: Maybe<ConversationPractice>;
  /** How many conversation practices each choice of some filters would leave. */
  conversationPracticeFacets?: Maybe<Array<Facet>>;
  /** A list of conversation practices. */
  conversationPractices?: Maybe<ConversationPracticePage>;
  /** For each of some courses, whether its tutor and learners are free at a time, in the order asked for. */
  coursesFreeAt?: Maybe<Array<CourseFree>>;
  /** Who could give some lessons instead of their tutors; at most 100 at once. */
  coverTutors?: Maybe<Array<CoverTutors>>;
  /** How much money credit of a customer would pay of an invoice that is sent now, at most. */
  creditForInvoices: Scalars['MinorUnits']['output'];
  /** One credit by its id. */
  creditLot?: Maybe<CreditLot>;
  /** A list of credits. */
  creditLots?: Maybe<CreditLotPage>;
  /** One curriculum by its id. */
  curriculum?: Maybe<Curriculum>;
  /** The learners on a curriculum, newest first. With a part, those who follow it or anything above or below it. */
  curriculumAttachments?: Maybe<CurriculumAttachmentPage>;
  /** One curriculum by its slug, and by region code where its web address has one. */
  curriculumByAddress?: Maybe<Curriculum>;
  /** How many curricula each choice of some filters would leave. */
  curriculumFacets?: Maybe<Array<Facet>>;
  /** A list of curricula. */
  curriculums?: Maybe<CurriculumPage>;
  /** One customer by their id. */
  customer?: Maybe<Customer>;
  /** How many customers each choice of some filters would leave. */
  customerFacets?: Maybe<Array<Facet>>;
  /** The invoice that a code from its emails opens; null for a code that was never given. */
  customerInvoice?: Maybe<CustomerInvoice>;
  /** What merging another customer into one would do, and why it cannot be done. */
  customerMergePreview?: Maybe<MergePreview>;
  /** The merges that a customer was part of, the newest first. */
  customerMerges?: Maybe<Array<PersonMerge>>;
  /** The messages to a customer, newest first. */
  customerMessages?: Maybe<MessagePage>;
  /** The notes of a customer: pinned ones first, then newest first. */
  customerNotes?: Maybe<CustomerNotePage>;
  /** One pod by its id. */
  customerPod?: Maybe<CustomerPod>;
  /** How many pods each choice of some filters would leave. */
  customerPodFacets?: Maybe<Array<Facet>>;
  /** A list of pods. */
  customerPods?: Maybe<CustomerPodPage>;
  /** A customer's account in one currency over some days. */
  customerStatement?: Maybe<Statement>;
  /** Every tag that a customer has, by name. */
  customerTags?: Maybe<Array<Scalars['String']['output']>>;
  /** What happened to a customer and their learners, newest first: as much of it as the caller may read. */
  customerTimeline?: Maybe<TimelineConnection>;
  /** A list of customers. */
  customers?: Maybe<CustomerPage>;
  /** How the template's pages were to look. */
  demoAccountSettings?: Maybe<DemoAccountSettings>;
  /** The kanban board of the demo apps. */
  demoBoard?: Maybe<DemoBoard>;
  /** Whom one can write to in the demo's chat. */
  demoChatContacts?: Maybe<Array<DemoChatContact>>;
  /** One conversation of the demo; null where nobody has written yet. */
  demoChatThread?: Maybe<DemoChatThread>;
  /** The demo's conversations, the latest first. */
  demoChatThreads?: Maybe<Array<DemoChatThread>>;
  /** One customer of the demo's shop by its id. */
  demoCustomer?: Maybe<DemoCustomer>;
  /** What the customers of the demo's shop last did, newest first. */
  demoCustomerActivities?: Maybe<Array<DemoCustomerActivity>>;
  /** The customers of the demo's shop. */
  demoCustomers?: Maybe<Array<DemoCustomer>>;
  /** What the demo's shop earned in each of the last eight weeks; the last one is not over. */
  demoEarnings?: Maybe<Array<DemoEarning>>;
  /** The events of the demo's calendar. */
  demoEvents?: Maybe<Array<DemoEvent>>;
  /** One invoice of the demo's shop by its id. */
  demoInvoice?: Maybe<DemoInvoice>;
  /** The invoices of the demo's shop, newest first. */
  demoInvoices?: Maybe<Array<DemoInvoice>>;
  /** The five newest orders in the demo's shop. */
  demoLatestOrders?: Maybe<Array<DemoOrder>>;
  /** The five projects of the demo for which something was last done. */
  demoLatestProjects?: Maybe<Array<DemoProject>>;
  /** One mail of the demo by its id. */
  demoMail?: Maybe<DemoMail>;
  /** The labels of the demo's mailbox. */
  demoMailLabels?: Maybe<Array<DemoMailLabel>>;
  /** The demo's mails under a label of the mailbox or a label of its own, newest first. */
  demoMails?: Maybe<Array<DemoMail>>;
  /** One order in the demo's shop by its id. */
  demoOrder?: Maybe<DemoOrder>;
  /** The orders in the demo's shop, newest first. */
  demoOrders?: Maybe<Array<DemoOrder>>;
  /** The products of the demo's shop. */
  demoProducts?: Maybe<Array<DemoProduct>>;
  /** What brought the demo's shop the most, the largest income first. */
  demoProfitableProducts?: Maybe<Array<DemoProfitableProduct>>;
  /** One project of the demo by its id. */
  demoProject?: Maybe<DemoProject>;
  /** The sums of the demo's projects. */
  demoProjectStatistics?: Maybe<DemoProjectStatistics>;
  /** The demo's projects. */
  demoProjects?: Maybe<Array<DemoProject>>;
  /** Where the visitors of the demo's shop come from, most first. */
  demoReferrals?: Maybe<Array<DemoReferral>>;
  /** What everybody has posted in the demo, newest first. */
  demoSocialPosts?: Maybe<Array<DemoSocialPost>>;
  /** The person whose profile the demo shows. */
  demoSocialProfile?: Maybe<DemoSocialUser>;
  /** The subscription that the template's account page shows. */
  demoSubscription?: Maybe<DemoSubscription>;
  /** What there is to do in the demo. */
  demoTasks?: Maybe<Array<DemoTask>>;
  /** One dependent by their id. */
  dependent?: Maybe<Dependent>;
  /** How many dependents each choice of some filters would leave. */
  dependentFacets?: Maybe<Array<Facet>>;
  /** A list of dependents. */
  dependents?: Maybe<DependentPage>;
  /** One dialect by its id. */
  dialect?: Maybe<Dialect>;
  /** A list of dialects. */
  dialects?: Maybe<DialectPage>;
  /** How a payment stands when it is contested at a bank. */
  disputeTerms?: Maybe<DisputeTerms>;
  /** One exam by its id. */
  exam?: Maybe<Exam>;
  /** One exam by its slug, or by one that it had. */
  examBySlug?: Maybe<Exam>;
  /** One lesson by its id. */
  examLesson?: Maybe<ExamLesson>;
  /** Lessons in all exams. */
  examLessons?: Maybe<ExamLessonPage>;
  /** One subject, topic or section by its level and its id. */
  examPart?: Maybe<ExamPart>;
  /** One section by its id. */
  examSection?: Maybe<ExamSection>;
  /** The newest session of a lesson, or one of its versions; null if nothing has been written. */
  examSession?: Maybe<ExamSession>;
  /** What an answer to a block of a lesson's newest session is worth; null where there is nothing to answer. */
  examSessionGrade?: Maybe<SessionGrade>;
  /** One subject by its id. */
  examSubject?: Maybe<ExamSubject>;
  /** One topic by its id. */
  examTopic?: Maybe<ExamTopic>;
  /** In any of these exams. */
  exams?: Maybe<ExamPage>;
  /** One piece of customers’ feedback by its id. */
  feedback?: Maybe<Feedback>;
  /** How many pieces of feedback each choice of some filters would leave. */
  feedbackFacets?: Maybe<Array<Facet>>;
  /** Customers’ feedback, what is to be answered first in front. */
  feedbacks?: Maybe<FeedbackPage>;
  /** A file that the viewer may read: one of a record that they may read, or one that they have just uploaded. */
  file?: Maybe<File>;
  /** One import by its id. */
  fileImport?: Maybe<FileImport>;
  /** The rows of an import, in the order of the file. */
  fileImportRows?: Maybe<FileImportRowPage>;
  /**
   * The viewer's own imports and those into curriculums that they may write, newest first; everybody's for a super-admin or
   * a director.
   */
  fileImports?: Maybe<FileImportPage>;
  /** Tutors who teach a subject and are free when it suits the learner, the soonest first; at most 20. */
  freeSlots?: Maybe<Array<FreeTutor>>;
  /** How much the viewer may still give a customer this month. */
  goodwillStanding: GoodwillStanding;
  /** One session of a learning pod or an immersion by its id. */
  groupInstance?: Maybe<GroupInstance>;
  /** One learning pod or immersion by its id. */
  groupLesson?: Maybe<GroupLesson>;
  /** How many learning pods or immersions each choice of some filters would leave. */
  groupLessonFacets?: Maybe<Array<Facet>>;
  /** Learning pods or immersions, the newest first. */
  groupLessons?: Maybe<GroupLessonPage>;
  /** The changes made to one record, newest first. Open to those who may read the record; everyone may read the history of their own account. */
  history?: Maybe<HistoryConnection>;
  /** One invoice by its id. */
  invoice?: Maybe<Invoice>;
  /** How many invoices each choice of some filters would leave. */
  invoiceFacets?: Maybe<Array<Facet>>;
  /** What codes would take off the draft of an ongoing invoice, each with the reason if it is refused. Nothing is saved. */
  invoicePromoQuote: InvoicePromoQuote;
  /** What the invoices that some filters leave come to, by currency; without drafts and void ones. */
  invoiceSums?: Maybe<Array<InvoiceSums>>;
  /** A list of invoices. */
  invoices?: Maybe<InvoicePage>;
  /** The runs of a job, newest first. */
  jobRuns?: Maybe<JobRunPage>;
  /** Every job and its current state. */
  jobs?: Maybe<Array<Job>>;
  /** The entries that the viewer may read. */
  journalEntries?: Maybe<JournalPage>;
  /** One entry of the journal by its id. */
  journalEntry?: Maybe<JournalEntry>;
  /** How many entries each choice of some filters would leave. */
  journalFacets?: Maybe<Array<Facet>>;
  /** The texts that entries begin with; a kind without one begins empty. */
  journalTemplates?: Maybe<Array<JournalTemplate>>;
  /** One lead by their id. */
  lead?: Maybe<Lead>;
  /** How many leads each choice of some filters would leave. */
  leadFacets?: Maybe<Array<Facet>>;
  /** Who may have a lead's trial lesson: the customer whose account they have, then the customer's dependents by name. Nobody, while they have none. */
  leadLearners?: Maybe<Array<Learner>>;
  /** Customers who may be a lead: the same email or phone. */
  leadLikelyCustomers?: Maybe<Array<Customer>>;
  /** The same of a lead. */
  leadTimeline?: Maybe<TimelineConnection>;
  /** A list of leads. */
  leads?: Maybe<LeadPage>;
  /** One learner, by the id of the customer or dependent. */
  learner?: Maybe<Learner>;
  /** The same of a dependent who learns. */
  learnerTimeline?: Maybe<TimelineConnection>;
  /** Learners who are not archived, found by part of a name (accents optional) or by customer number. The best 200 come first; `totalIsEstimate` is true if there are more. One or two letters match only the start of a name. */
  learners?: Maybe<LearnerPage>;
  /** What a one-time link from an email about lessons asks; null if the link does not exist. Open to everyone. */
  lessonAnswer?: Maybe<LessonAnswer>;
  /** The lessons that confirming a request would book, with what stands in the way of each. */
  lessonConfirmation?: Maybe<LessonConfirmation>;
  /** What stands in the way of lessons that are about to be proposed. */
  lessonConflicts?: Maybe<Array<LessonConflict>>;
  /** What stands in the way of another tutor's giving a lesson. */
  lessonCoverConflicts?: Maybe<Array<LessonConflict>>;
  /** What happened to a lesson and to those that it was moved from and to, the last first. */
  lessonLog?: Maybe<LessonLogEntryPage>;
  /** What stands in the way of moving a lesson to another time. */
  lessonMoveConflicts?: Maybe<Array<LessonConflict>>;
  /** One rating by its id. */
  lessonRating?: Maybe<LessonRating>;
  /** What customers and learners say of lessons. */
  lessonRatings?: Maybe<LessonRatingPage>;
  /** One request by its id. */
  lessonRequest?: Maybe<LessonRequest>;
  /** How many requests each choice of some filters would leave. */
  lessonRequestFacets?: Maybe<Array<Facet>>;
  /** A list of requests. */
  lessonRequests?: Maybe<LessonRequestPage>;
  /** The lessons that a customer would be billed for by a day. */
  lessonsToBill?: Maybe<Array<LessonToBill>>;
  /** Customers who may be the person about to be added: the same email, or the same phone and surname. */
  likelyCustomers?: Maybe<Array<Customer>>;
  /** Customers who may be the same person as one, or of the same household. */
  likelyDuplicates?: Maybe<Array<LikelyDuplicate>>;
  /** The views of a list that the viewer may open, by name: their own, their role's and everyone's. */
  listViews?: Maybe<Array<ListView>>;
  /** One email by its id. */
  mail?: Maybe<Mail>;
  /** How many emails each choice of some filters would leave. */
  mailFacets?: Maybe<Array<Facet>>;
  /** Emails from the portal. Without a mail server, this is the mailbox where they can be read. */
  mails?: Maybe<MailPage>;
  /** The signed-in person. */
  me?: Maybe<Viewer>;
  /** Words like one that is being typed, the nearest first; at most ten. */
  nearWords?: Maybe<Array<NearWord>>;
  /** The viewer's notifications, newest first. */
  notifications?: Maybe<NotificationConnection>;
  /** One invoice of the system before by its id. */
  oldInvoice?: Maybe<OldInvoice>;
  /** A list of invoices of the system before. */
  oldInvoices?: Maybe<OldInvoicePage>;
  /** Onboarded tutors, by name. */
  onboardedTutors?: Maybe<Array<OnboardedTutor>>;
  /** One partner by its id. */
  partner?: Maybe<Partner>;
  /** How many partners each choice of some filters would leave. */
  partnerFacets?: Maybe<Array<Facet>>;
  /** Customers and pods that came with a partner's code or were added, by name. */
  partnerLearners?: Maybe<PartnerLearnerPage>;
  /** One user of a partner by their id. */
  partnerUser?: Maybe<PartnerUser>;
  /** How many users of partners each choice of some filters would leave. */
  partnerUserFacets?: Maybe<Array<Facet>>;
  /** Whom a partner's user sees in the partners' app; nobody unless they are active. */
  partnerUserLearners?: Maybe<SeenLearnerPage>;
  /** A list of partners' users. */
  partnerUsers?: Maybe<PartnerUserPage>;
  /** A list of partners. */
  partners?: Maybe<PartnerPage>;
  /** One payment by its id. */
  payment?: Maybe<Payment>;
  /** How many payments each choice of some filters would leave. */
  paymentFacets?: Maybe<Array<Facet>>;
  /** The ways to pay that are offered in a currency. */
  paymentGateways: Array<PaymentGateway>;
  /** Above which amount a bank transfer needs a proof, in minor units. */
  paymentProofAbove: Scalars['MinorUnits']['output'];
  /** A list of payments. */
  payments?: Maybe<PaymentPage>;
  /** The permission matrix: every area with what each role may do there. */
  permissionMatrix: Array<PermissionArea>;
  /** Objections to what a customer is charged for places in group lessons, the last first. */
  placeDisputes?: Maybe<Array<PlaceDispute>>;
  /** Dates that would be added, each with what is in its way. */
  plannedGroupDates?: Maybe<Array<PlannedGroupDate>>;
  /** One product update by its id. */
  productUpdate?: Maybe<ProductUpdate>;
  /** How many product updates each choice of some filters would leave. */
  productUpdateFacets?: Maybe<Array<Facet>>;
  /** A list of product updates. */
  productUpdates?: Maybe<ProductUpdatePage>;
  /** One promo by its id. */
  promo?: Maybe<Promo>;
  /** How many promos each choice of some filters would leave. */
  promoFacets?: Maybe<Array<Facet>>;
  /** What codes would take off an invoice, each with the reason if it is refused. Nothing is saved. */
  promoQuote: PromoQuote;
  /** The latest redemptions of a promo, the newest first. */
  promoRedemptions: Array<PromoRedemption>;
  /** A list of promos. */
  promos?: Maybe<PromoPage>;
  /** All that was said after a lesson, and what may still be. */
  ratingsOfLesson?: Maybe<RatingsOfLesson>;
  /** One referral by its id. */
  referral?: Maybe<Referral>;
  /** How many referrals each choice of some filters would leave. */
  referralFacets?: Maybe<Array<Facet>>;
  /** What is known of both sides of a referral. */
  referralFacts?: Maybe<ReferralFacts>;
  /** One payout by its id. */
  referralPayout?: Maybe<ReferralPayout>;
  /** A list of payouts to referrers. */
  referralPayouts?: Maybe<ReferralPayoutPage>;
  /** A list of those who came with a referrer’s code. */
  referrals?: Maybe<ReferralPage>;
  /** One referrer, by the id of the person. */
  referrer?: Maybe<Referrer>;
  /** How many referrers each choice of some filters would leave. */
  referrerFacets?: Maybe<Array<Facet>>;
  /** A list of those who refer new customers. */
  referrers?: Maybe<ReferrerPage>;
  /** How an invoice stands when something of it is to be given back; null for what sold no credit. */
  refundTerms?: Maybe<RefundTerms>;
  /** One region by its id. */
  region?: Maybe<Region>;
  /** One region by its code, as used in web addresses. */
  regionByCode?: Maybe<Region>;
  /** How many regions each choice of some filters would leave. */
  regionFacets?: Maybe<Array<Facet>>;
  /** A list of regions. */
  regions?: Maybe<RegionPage>;
  /** Those who were rejected in their last round. */
  rejectedCandidacies?: Maybe<CandidacyPage>;
  /** A report: its figures, what they are counted by, and its rows. The report’s page says under “How this is counted” what each figure is. */
  report: Report;
  /** The records behind a figure: of one row of the table, or of the whole. */
  reportItems: ReportItems;
  /** The email of one of the viewer's own views, as it would be if it went out now. */
  reportMailPreview: ReportMailPreview;
  /** The viewer's own views of reports that are emailed to them, by name. */
  reportMails: Array<ReportMail>;
  /** Finds up to 20 people, places and content that the viewer may see. */
  search?: Maybe<Array<SearchResult>>;
  /** One sentence session by its id. */
  sentenceSession?: Maybe<SentenceSession>;
  /** How many sentence sessions each choice of some filters would leave. */
  sentenceSessionFacets?: Maybe<Array<Facet>>;
  /** A list of sentence sessions. */
  sentenceSessions?: Maybe<SentenceSessionPage>;
  /** One service token by its id. */
  serviceToken?: Maybe<ServiceToken>;
  /** How many service tokens each choice of some filters would leave. */
  serviceTokenFacets?: Maybe<Array<Facet>>;
  /** A list of service tokens. */
  serviceTokens?: Maybe<ServiceTokenPage>;
  /** The reviews of a lesson or of what somebody wrote, the latest first, at most a hundred; a content creator gets their own. */
  sessionReviews: Array<SessionReview>;
  /** The viewer's sessions, newest first. */
  sessions?: Maybe<Array<Session>>;
  /** One value that was set, by its id. */
  setting?: Maybe<Setting>;
  /** Everything that was set. */
  settings?: Maybe<Array<Setting>>;
  /** One speaker by their id. */
  speaker?: Maybe<Speaker>;
  /** How many speakers each choice of some filters would leave. */
  speakerFacets?: Maybe<Array<Facet>>;
  /** A list of speakers. */
  speakers?: Maybe<SpeakerPage>;
  /** One staff account by its id. */
  staffUser?: Maybe<StaffUser>;
  /** What a staff user did, newest first. */
  staffUserActivity?: Maybe<StaffActivityConnection>;
  /** How many staff accounts each choice of some filters would leave. */
  staffUserFacets?: Maybe<Array<Facet>>;
  /** A staff user's active sessions, newest first. */
  staffUserSessions?: Maybe<Array<Session>>;
  /** Staff accounts in any state. */
  staffUsers?: Maybe<StaffUserPage>;
  /** What is still open in a month of a region's books, by matter. */
  stillOpen?: Maybe<Array<StillOpen>>;
  /** A list of stories. */
  stories?: Maybe<StoryPage>;
  /** One story by its id. */
  story?: Maybe<Story>;
  /** How many stories each choice of some filters would leave. */
  storyFacets?: Maybe<Array<Facet>>;
  /** One student rating by its id. */
  studentRating?: Maybe<StudentRating>;
  /** What tutors say of learners. */
  studentRatings?: Maybe<StudentRatingPage>;
  /** All subjects, Igbo and Yoruba first. */
  subjectOptions?: Maybe<Array<SubjectOption>>;
  /** One task by its id. */
  task?: Maybe<Task>;
  /** The tasks that the viewer sees: their own, those they added, and those about what they may read. */
  tasks?: Maybe<TaskPage>;
  /** One template by its id. */
  template?: Maybe<Template>;
  /** A list of templates. */
  templates?: Maybe<TemplatePage>;
  /** One tutor by their id. */
  tutor?: Maybe<Tutor>;
  /** Every dialect that a tutor speaks, by name. */
  tutorDialects?: Maybe<Array<Scalars['String']['output']>>;
  /** How many tutors each choice of some filters would leave. */
  tutorFacets?: Maybe<Array<Facet>>;
  /** One piece of feedback by its id. */
  tutorFeedback?: Maybe<TutorFeedback>;
  /** How many pieces of feedback each choice of some filters would leave. */
  tutorFeedbackFacets?: Maybe<Array<Facet>>;
  /** The feedback that the viewer may read. */
  tutorFeedbacks?: Maybe<TutorFeedbackPage>;
  /** The messages to a candidate or tutor, newest first. */
  tutorMessages?: Maybe<MessagePage>;
  /** Every tag that a tutor has, by name. */
  tutorTags?: Maybe<Array<Scalars['String']['output']>>;
  /** The same of a tutor. */
  tutorTimeline?: Maybe<TimelineConnection>;
  /** A list of tutors. */
  tutors?: Maybe<TutorPage>;
  /** One word by its id. */
  word?: Maybe<Word>;
  /** How many words each choice of some filters would leave. */
  wordFacets?: Maybe<Array<Facet>>;
  /** What has a word, of what the viewer may see: topics of curricula, and conversation practices. */
  wordUses?: Maybe<Array<WordUse>>;
  /** A list of words. */
  words?: Maybe<WordPage>;
};


/** Everything that can be read. */
export type QueryAccountActivationArgs = {
  code: Scalars['String']['input'];
  userId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryAccountJobArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryAccountJobFileArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryAccountJobItemsArgs = {
  job: Scalars['ID']['input'];
  page?: PageInput;
  verdict?: InputMaybe<Array<ItemVerdict>>;
};


/** Everything that can be read. */
export type QueryAccountJobsArgs = {
  page?: PageInput;
};


/** Everything that can be read. */
export type QueryActivityEntriesArgs = {
  by?: InputMaybe<Scalars['String']['input']>;
  filter?: ActivityFilter;
  key?: InputMaybe<Scalars['String']['input']>;
  name: ActivityReportName;
  number: Scalars['String']['input'];
  page?: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryActivityReportArgs = {
  by?: InputMaybe<Scalars['String']['input']>;
  filter?: ActivityFilter;
  name: ActivityReportName;
  page?: Scalars['Int']['input'];
  sort?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QueryActivitySealsArgs = {
  page?: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryAddedLessonConflictsArgs = {
  courseId: Scalars['ID']['input'];
  date: Scalars['Date']['input'];
  durationMinutes: Scalars['Int']['input'];
  time: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryAppAnswerGradeArgs = {
  answer: SessionAnswerInput;
  blockId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  kind?: AppItemKind;
};


/** Everything that can be read. */
export type QueryAppContentArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  first?: Scalars['Int']['input'];
  kinds?: InputMaybe<Array<AppItemKind>>;
  level?: InputMaybe<LearnerLevel>;
  subject?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QueryAppFeedbackArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryAppFeedbackFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter?: AppFeedbackFilter;
};


/** Everything that can be read. */
export type QueryAppFeedbacksArgs = {
  filter?: AppFeedbackFilter;
  page?: PageInput;
  sort?: AppFeedbackSort;
};


/** Everything that can be read. */
export type QueryAppRecordingArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryAppRecordingsArgs = {
  filter?: AppRecordingFilter;
  page?: PageInput;
  sort?: AppRecordingSort;
};


/** Everything that can be read. */
export type QueryBackgroundArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryBackgroundsArgs = {
  filter?: BackgroundFilter;
  page?: PageInput;
  sort?: BackgroundSort;
};


/** Everything that can be read. */
export type QueryBannerArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryBannerEditionsArgs = {
  bannerId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryBannerFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter?: BannerFilter;
};


/** Everything that can be read. */
export type QueryBannersArgs = {
  filter?: BannerFilter;
  page?: PageInput;
  sort?: BannerSort;
};


/** Everything that can be read. */
export type QueryBillingRunPreviewArgs = {
  from: Scalars['Date']['input'];
  regionId: Scalars['ID']['input'];
  to: Scalars['Date']['input'];
};


/** Everything that can be read. */
export type QueryBookMonthSumsArgs = {
  month: Scalars['String']['input'];
  regionId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryBookMonthsArgs = {
  regionId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryBookedLessonArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryBookedLessonFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter?: BookedLessonFilter;
};


/** Everything that can be read. */
export type QueryBookedLessonsArgs = {
  filter?: BookedLessonFilter;
  page?: PageInput;
  sort?: BookedLessonSort;
};


/** Everything that can be read. */
export type QueryBooksBeginningArgs = {
  beginOn?: InputMaybe<Scalars['Date']['input']>;
  regionId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryCalendarArgs = {
  filter?: CalendarFilter;
  from: Scalars['DateTime']['input'];
  to: Scalars['DateTime']['input'];
};


/** Everything that can be read. */
export type QueryCalendarLinkArgs = {
  personId: Scalars['ID']['input'];
  side: CalendarSide;
};


/** Everything that can be read. */
export type QueryCameByArgs = {
  customerId?: InputMaybe<Scalars['ID']['input']>;
  leadId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QueryCancellationPolicyArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryCancellationPolicyListArgs = {
  filter?: CancellationPolicyFilter;
  page?: PageInput;
  sort?: CancellationPolicySort;
};


/** Everything that can be read. */
export type QueryCandidaciesArgs = {
  filter?: CandidacyFilter;
  page?: PageInput;
  sort?: CandidacySort;
};


/** Everything that can be read. */
export type QueryCandidacyArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryCandidacyFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter?: CandidacyFilter;
};


/** Everything that can be read. */
export type QueryCandidateArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryCharacterArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryCharactersArgs = {
  filter?: CharacterFilter;
  page?: PageInput;
  sort?: CharacterSort;
};


/** Everything that can be read. */
export type QueryClockChangeReviewArgs = {
  from?: InputMaybe<Scalars['Date']['input']>;
};


/** Everything that can be read. */
export type QueryCodeHolderArgs = {
  code: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryColleaguesArgs = {
  filter?: ColleagueFilter;
  page?: PageInput;
  sort?: ColleagueSort;
};


/** Everything that can be read. */
export type QueryConfirmedLessonArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryConfirmedLessonChangeArgs = {
  id: Scalars['ID']['input'];
  input: CourseChangeInput;
};


/** Everything that can be read. */
export type QueryConfirmedLessonFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter?: ConfirmedLessonFilter;
};


/** Everything that can be read. */
export type QueryConfirmedLessonsArgs = {
  filter?: ConfirmedLessonFilter;
  page?: PageInput;
  sort?: ConfirmedLessonSort;
};


/** Everything that can be read. */
export type QueryContentCreatorArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryContentCreatorsArgs = {
  filter?: ContentCreatorFilter;
  page?: PageInput;
  sort?: ContentCreatorSort;
};


/** Everything that can be read. */
export type QueryConversationArtArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QueryConversationPracticeArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryConversationPracticeFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter?: ConversationPracticeFilter;
};


/** Everything that can be read. */
export type QueryConversationPracticesArgs = {
  filter?: ConversationPracticeFilter;
  page?: PageInput;
  sort?: ConversationPracticeSort;
};


/** Everything that can be read. */
export type QueryCoursesFreeAtArgs = {
  courseIds: Array<Scalars['ID']['input']>;
  minutes?: InputMaybe<Scalars['Int']['input']>;
  startAt: Scalars['DateTime']['input'];
};


/** Everything that can be read. */
export type QueryCoverTutorsArgs = {
  lessonIds: Array<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QueryCreditForInvoicesArgs = {
  currency: Currency;
  customerId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryCreditLotArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryCreditLotsArgs = {
  filter?: CreditLotFilter;
  page?: PageInput;
  sort?: CreditLotSort;
};


/** Everything that can be read. */
export type QueryCurriculumArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryCurriculumAttachmentsArgs = {
  curriculumId: Scalars['ID']['input'];
  page?: PageInput;
  subdivisionId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QueryCurriculumByAddressArgs = {
  regionCode?: InputMaybe<Scalars['String']['input']>;
  slug: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryCurriculumFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter?: CurriculumFilter;
};


/** Everything that can be read. */
export type QueryCurriculumsArgs = {
  filter?: CurriculumFilter;
  page?: PageInput;
  sort?: CurriculumSort;
};


/** Everything that can be read. */
export type QueryCustomerArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryCustomerFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter?: CustomerFilter;
};


/** Everything that can be read. */
export type QueryCustomerInvoiceArgs = {
  code: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryCustomerMergePreviewArgs = {
  id: Scalars['ID']['input'];
  otherId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryCustomerMergesArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryCustomerMessagesArgs = {
  customerId: Scalars['ID']['input'];
  page?: PageInput;
};


/** Everything that can be read. */
export type QueryCustomerNotesArgs = {
  customerId: Scalars['ID']['input'];
  page?: PageInput;
};


/** Everything that can be read. */
export type QueryCustomerPodArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryCustomerPodFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter?: CustomerPodFilter;
};


/** Everything that can be read. */
export type QueryCustomerPodsArgs = {
  filter?: CustomerPodFilter;
  page?: PageInput;
  sort?: CustomerPodSort;
};


/** Everything that can be read. */
export type QueryCustomerStatementArgs = {
  currency: Currency;
  customerId: Scalars['ID']['input'];
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


/** Everything that can be read. */
export type QueryCustomerTimelineArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  kinds?: Array<TimelineKind>;
};


/** Everything that can be read. */
export type QueryCustomersArgs = {
  filter?: CustomerFilter;
  page?: PageInput;
  sort?: CustomerSort;
};


/** Everything that can be read. */
export type QueryDemoChatThreadArgs = {
  threadKey: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryDemoCustomerArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryDemoInvoiceArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryDemoMailArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryDemoMailsArgs = {
  customLabel?: InputMaybe<Scalars['String']['input']>;
  systemLabel?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QueryDemoOrderArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryDemoProjectArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryDependentArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryDependentFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter?: DependentFilter;
};


/** Everything that can be read. */
export type QueryDependentsArgs = {
  filter?: DependentFilter;
  page?: PageInput;
  sort?: DependentSort;
};


/** Everything that can be read. */
export type QueryDialectArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryDialectsArgs = {
  filter?: DialectFilter;
  page?: PageInput;
  sort?: DialectSort;
};


/** Everything that can be read. */
export type QueryDisputeTermsArgs = {
  paymentId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryExamArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryExamBySlugArgs = {
  slug: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryExamLessonArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryExamLessonsArgs = {
  filter?: ExamLessonFilter;
  page?: PageInput;
  place?: ExamLessonPlace;
  sort?: ExamLessonSort;
};


/** Everything that can be read. */
export type QueryExamPartArgs = {
  id: Scalars['ID']['input'];
  level: ExamPartLevel;
};


/** Everything that can be read. */
export type QueryExamSectionArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryExamSessionArgs = {
  lessonId: Scalars['ID']['input'];
  versionNumber?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryExamSessionGradeArgs = {
  answer: SessionAnswerInput;
  blockId: Scalars['ID']['input'];
  lessonId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryExamSubjectArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryExamTopicArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryExamsArgs = {
  filter?: ExamFilter;
  page?: PageInput;
  sort?: ExamSort;
};


/** Everything that can be read. */
export type QueryFeedbackArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryFeedbackFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter?: FeedbackFilter;
};


/** Everything that can be read. */
export type QueryFeedbacksArgs = {
  filter?: FeedbackFilter;
  page?: PageInput;
  sort?: FeedbackSort;
};


/** Everything that can be read. */
export type QueryFileArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryFileImportArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryFileImportRowsArgs = {
  import: Scalars['ID']['input'];
  page?: PageInput;
  undo?: InputMaybe<Array<UndoVerdict>>;
  verdict?: InputMaybe<Array<RowVerdict>>;
};


/** Everything that can be read. */
export type QueryFileImportsArgs = {
  curriculumId?: InputMaybe<Scalars['ID']['input']>;
  kind?: InputMaybe<ImportKind>;
  page?: PageInput;
  state?: InputMaybe<Array<ImportState>>;
};


/** Everything that can be read. */
export type QueryFreeSlotsArgs = {
  input: FreeSlotsInput;
};


/** Everything that can be read. */
export type QueryGoodwillStandingArgs = {
  currency: Currency;
  customerId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryGroupInstanceArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryGroupLessonArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryGroupLessonFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter?: GroupLessonFilter;
  kind: GroupLessonKind;
};


/** Everything that can be read. */
export type QueryGroupLessonsArgs = {
  filter?: GroupLessonFilter;
  kind: GroupLessonKind;
  page?: PageInput;
  sort?: GroupLessonSort;
};


/** Everything that can be read. */
export type QueryHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  kind: HistoryKind;
};


/** Everything that can be read. */
export type QueryInvoiceArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryInvoiceFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter?: InvoiceFilter;
};


/** Everything that can be read. */
export type QueryInvoicePromoQuoteArgs = {
  codes: Array<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryInvoiceSumsArgs = {
  filter?: InvoiceFilter;
};


/** Everything that can be read. */
export type QueryInvoicesArgs = {
  filter?: InvoiceFilter;
  page?: PageInput;
  sort?: InvoiceSort;
};


/** Everything that can be read. */
export type QueryJobRunsArgs = {
  job: Scalars['ID']['input'];
  page?: PageInput;
};


/** Everything that can be read. */
export type QueryJournalEntriesArgs = {
  filter?: JournalFilter;
  page?: PageInput;
  sort?: JournalSort;
};


/** Everything that can be read. */
export type QueryJournalEntryArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryJournalFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter?: JournalFilter;
};


/** Everything that can be read. */
export type QueryLeadArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryLeadFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter?: LeadFilter;
};


/** Everything that can be read. */
export type QueryLeadLearnersArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryLeadLikelyCustomersArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryLeadTimelineArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  kinds?: Array<TimelineKind>;
};


/** Everything that can be read. */
export type QueryLeadsArgs = {
  filter?: LeadFilter;
  page?: PageInput;
  sort?: LeadSort;
};


/** Everything that can be read. */
export type QueryLearnerArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryLearnerTimelineArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  kinds?: Array<TimelineKind>;
};


/** Everything that can be read. */
export type QueryLearnersArgs = {
  page?: PageInput;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QueryLessonAnswerArgs = {
  code: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryLessonConfirmationArgs = {
  requestId: Scalars['ID']['input'];
  skipDates?: InputMaybe<Array<Scalars['Date']['input']>>;
};


/** Everything that can be read. */
export type QueryLessonConflictsArgs = {
  plan: LessonPlanInput;
  requestId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryLessonCoverConflictsArgs = {
  id: Scalars['ID']['input'];
  tutorId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryLessonLogArgs = {
  filter?: LessonLogEntryFilter;
  lessonId: Scalars['ID']['input'];
  page?: PageInput;
};


/** Everything that can be read. */
export type QueryLessonMoveConflictsArgs = {
  date: Scalars['Date']['input'];
  id: Scalars['ID']['input'];
  time: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryLessonRatingArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryLessonRatingsArgs = {
  filter?: LessonRatingFilter;
  page?: PageInput;
  sort?: LessonRatingSort;
};


/** Everything that can be read. */
export type QueryLessonRequestArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryLessonRequestFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter?: LessonRequestFilter;
};


/** Everything that can be read. */
export type QueryLessonRequestsArgs = {
  filter?: LessonRequestFilter;
  page?: PageInput;
  sort?: LessonRequestSort;
};


/** Everything that can be read. */
export type QueryLessonsToBillArgs = {
  customerId: Scalars['ID']['input'];
  to: Scalars['Date']['input'];
};


/** Everything that can be read. */
export type QueryLikelyCustomersArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  regionId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QueryLikelyDuplicatesArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryListViewsArgs = {
  list: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryMailArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryMailFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter?: MailFilter;
};


/** Everything that can be read. */
export type QueryMailsArgs = {
  filter?: MailFilter;
  page?: PageInput;
  sort?: MailSort;
};


/** Everything that can be read. */
export type QueryNearWordsArgs = {
  exceptId?: InputMaybe<Scalars['ID']['input']>;
  headword: Scalars['String']['input'];
  subject: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryOldInvoiceArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryOldInvoicesArgs = {
  filter?: OldInvoiceFilter;
  page?: PageInput;
  sort?: OldInvoiceSort;
};


/** Everything that can be read. */
export type QueryPartnerArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryPartnerFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter?: PartnerFilter;
};


/** Everything that can be read. */
export type QueryPartnerLearnersArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  page?: PageInput;
  partnerId: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QueryPartnerUserArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryPartnerUserFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter?: PartnerUserFilter;
};


/** Everything that can be read. */
export type QueryPartnerUserLearnersArgs = {
  id: Scalars['ID']['input'];
  page?: PageInput;
};


/** Everything that can be read. */
export type QueryPartnerUsersArgs = {
  filter?: PartnerUserFilter;
  page?: PageInput;
  sort?: PartnerUserSort;
};


/** Everything that can be read. */
export type QueryPartnersArgs = {
  filter?: PartnerFilter;
  page?: PageInput;
  sort?: PartnerSort;
};


/** Everything that can be read. */
export type QueryPaymentArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryPaymentFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter?: PaymentFilter;
};


/** Everything that can be read. */
export type QueryPaymentGatewaysArgs = {
  currency: Currency;
};


/** Everything that can be read. */
export type QueryPaymentProofAboveArgs = {
  currency: Currency;
};


/** Everything that can be read. */
export type QueryPaymentsArgs = {
  filter?: PaymentFilter;
  page?: PageInput;
  sort?: PaymentSort;
};


/** Everything that can be read. */
export type QueryPlaceDisputesArgs = {
  customerId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryPlannedGroupDatesArgs = {
  input: PlannedDatesInput;
};


/** Everything that can be read. */
export type QueryProductUpdateArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryProductUpdateFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter?: ProductUpdateFilter;
};


/** Everything that can be read. */
export type QueryProductUpdatesArgs = {
  filter?: ProductUpdateFilter;
  page?: PageInput;
  sort?: ProductUpdateSort;
};


/** Everything that can be read. */
export type QueryPromoArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryPromoFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter?: PromoFilter;
};


/** Everything that can be read. */
export type QueryPromoQuoteArgs = {
  input: PromoQuoteInput;
};


/** Everything that can be read. */
export type QueryPromoRedemptionsArgs = {
  promoId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryPromosArgs = {
  filter?: PromoFilter;
  page?: PageInput;
  sort?: PromoSort;
};


/** Everything that can be read. */
export type QueryRatingsOfLessonArgs = {
  lessonId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryReferralArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryReferralFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter?: ReferralFilter;
};


/** Everything that can be read. */
export type QueryReferralFactsArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryReferralPayoutArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryReferralPayoutsArgs = {
  filter?: ReferralPayoutFilter;
  page?: PageInput;
  sort?: ReferralPayoutSort;
};


/** Everything that can be read. */
export type QueryReferralsArgs = {
  filter?: ReferralFilter;
  page?: PageInput;
  sort?: ReferralSort;
};


/** Everything that can be read. */
export type QueryReferrerArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryReferrerFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter?: ReferrerFilter;
};


/** Everything that can be read. */
export type QueryReferrersArgs = {
  filter?: ReferrerFilter;
  page?: PageInput;
  sort?: ReferrerSort;
};


/** Everything that can be read. */
export type QueryRefundTermsArgs = {
  invoiceId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryRegionArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryRegionByCodeArgs = {
  code: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryRegionFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter?: RegionFilter;
};


/** Everything that can be read. */
export type QueryRegionsArgs = {
  filter?: RegionFilter;
  page?: PageInput;
  sort?: RegionSort;
};


/** Everything that can be read. */
export type QueryRejectedCandidaciesArgs = {
  filter?: RejectedFilter;
  page?: PageInput;
  sort?: CandidacySort;
};


/** Everything that can be read. */
export type QueryReportArgs = {
  by?: InputMaybe<Scalars['String']['input']>;
  filter?: ReportFilter;
  name: ReportName;
  page?: Scalars['Int']['input'];
  sort?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QueryReportItemsArgs = {
  by?: InputMaybe<Scalars['String']['input']>;
  filter?: ReportFilter;
  key?: InputMaybe<Scalars['String']['input']>;
  name: ReportName;
  number: Scalars['String']['input'];
  page?: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryReportMailPreviewArgs = {
  every: ReportMailRhythm;
  viewId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QuerySearchArgs = {
  query: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QuerySentenceSessionArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QuerySentenceSessionFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter?: SentenceSessionFilter;
};


/** Everything that can be read. */
export type QuerySentenceSessionsArgs = {
  filter?: SentenceSessionFilter;
  page?: PageInput;
  sort?: SentenceSessionSort;
};


/** Everything that can be read. */
export type QueryServiceTokenArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryServiceTokenFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter?: ServiceTokenFilter;
};


/** Everything that can be read. */
export type QueryServiceTokensArgs = {
  filter?: ServiceTokenFilter;
  page?: PageInput;
  sort?: ServiceTokenSort;
};


/** Everything that can be read. */
export type QuerySessionReviewsArgs = {
  lessonId?: InputMaybe<Scalars['ID']['input']>;
  writerId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QuerySettingArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QuerySpeakerArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QuerySpeakerFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter?: SpeakerFilter;
};


/** Everything that can be read. */
export type QuerySpeakersArgs = {
  filter?: SpeakerFilter;
  page?: PageInput;
  sort?: SpeakerSort;
};


/** Everything that can be read. */
export type QueryStaffUserArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryStaffUserActivityArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryStaffUserFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter?: StaffUserFilter;
};


/** Everything that can be read. */
export type QueryStaffUserSessionsArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryStaffUsersArgs = {
  filter?: StaffUserFilter;
  page?: PageInput;
  sort?: StaffUserSort;
};


/** Everything that can be read. */
export type QueryStillOpenArgs = {
  month: Scalars['String']['input'];
  regionId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryStoriesArgs = {
  filter?: StoryFilter;
  page?: PageInput;
  sort?: StorySort;
};


/** Everything that can be read. */
export type QueryStoryArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryStoryFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter?: StoryFilter;
};


/** Everything that can be read. */
export type QueryStudentRatingArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryStudentRatingsArgs = {
  filter?: StudentRatingFilter;
  page?: PageInput;
  sort?: StudentRatingSort;
};


/** Everything that can be read. */
export type QueryTaskArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryTasksArgs = {
  filter?: TaskFilter;
  page?: PageInput;
  sort?: TaskSort;
};


/** Everything that can be read. */
export type QueryTemplateArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryTemplatesArgs = {
  filter?: TemplateFilter;
  page?: PageInput;
  sort?: TemplateSort;
};


/** Everything that can be read. */
export type QueryTutorArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryTutorFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter?: TutorFilter;
};


/** Everything that can be read. */
export type QueryTutorFeedbackArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryTutorFeedbackFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter?: TutorFeedbackFilter;
};


/** Everything that can be read. */
export type QueryTutorFeedbacksArgs = {
  filter?: TutorFeedbackFilter;
  page?: PageInput;
  sort?: TutorFeedbackSort;
};


/** Everything that can be read. */
export type QueryTutorMessagesArgs = {
  page?: PageInput;
  personId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryTutorTimelineArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  kinds?: Array<TimelineKind>;
};


/** Everything that can be read. */
export type QueryTutorsArgs = {
  filter?: TutorFilter;
  page?: PageInput;
  sort?: TutorSort;
};


/** Everything that can be read. */
export type QueryWordArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryWordFacetsArgs = {
  by: Array<Scalars['String']['input']>;
  filter?: WordFilter;
};


/** Everything that can be read. */
export type QueryWordUsesArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryWordsArgs = {
  filter?: WordFilter;
  page?: PageInput;
  sort?: WordSort;
};

/** Who rates a lesson. */
export type RaterKind =
  /** Whoever pays, or learns themselves. */
  | 'CUSTOMER'
  /** A dependent who learns. */
  | 'LEARNER';

/** What stood out in a lesson. */
export type RatingTag =
  /** Clear. */
  | 'CLEAR'
  /** The connection was poor. */
  | 'CONNECTION'
  /** Engaging. */
  | 'ENGAGING'
  /** It began late. */
  | 'LATE'
  /** Off topic. */
  | 'OFF_TOPIC'
  /** Patient. */
  | 'PATIENT'
  /** Too fast. */
  | 'TOO_FAST'
  /** Too slow. */
  | 'TOO_SLOW'
  /** Well prepared. */
  | 'WELL_PREPARED';

/** What is drawn in place of a star. */
export type RatingsIcon = {
  __typename?: 'RatingsIcon';
  /** How big it is, in pixels. */
  dimension: Scalars['Float']['output'];
  /** The data of its path. */
  iconPath: Scalars['String']['output'];
  /** What it is called. */
  label: Scalars['String']['output'];
  /** How far apart they are, in pixels. */
  spacing: Scalars['Float']['output'];
  /** Four numbers. */
  viewBox: Scalars['String']['output'];
};

/** What is drawn in place of a star. */
export type RatingsIconInput = {
  dimension: Scalars['Float']['input'];
  iconPath: Scalars['String']['input'];
  label: Scalars['String']['input'];
  spacing: Scalars['Float']['input'];
  viewBox: Scalars['String']['input'];
};

/** All that was said after a lesson, and what may still be. */
export type RatingsOfLesson = {
  __typename?: 'RatingsOfLesson';
  /** When the customer was asked once more. */
  askedAgainAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who may rate it: whoever pays, and whoever learns. */
  raters: Array<LessonRater>;
  /** In the order in which they were given. */
  ratings: Array<LessonRating>;
  /** What the tutor says of the learner. */
  studentRating?: Maybe<StudentRating>;
};

/** What a recording is of. */
export type RecordedKind =
  /** A conversation practice, turn by turn. */
  | 'CONVERSATION_PRACTICE'
  /** A session of sentences to build, sentence by sentence. */
  | 'SENTENCE_SESSION'
  /** A story, line by line. */
  | 'STORY'
  /** A word of the dictionary. */
  | 'WORD';

/** What can be done with a recording. */
export type RecordingAct =
  /** Let the app use it. */
  | 'APPROVE'
  /** Take it away. */
  | 'ARCHIVE'
  /** Let it be heard first. */
  | 'MAKE_MAIN'
  /** Say why it has to be recorded again. */
  | 'REJECT';

/** Whether a recording may be heard in the app. */
export type RecordingState =
  /** The app may use it. */
  | 'APPROVED'
  /** It has to be recorded again. */
  | 'REJECTED'
  /** Somebody else has still to hear it. */
  | 'WAITING';

/** What became of a promo on an invoice. */
export type RedemptionStatus =
  /** The invoice was withdrawn or given back in full; the place is free again. */
  | 'RELEASED'
  /** The invoice was sent and nothing is paid yet. */
  | 'RESERVED'
  /** Something was paid. */
  | 'USED';

/** Somebody who came with a referrer’s code. */
export type Referral = Node & {
  __typename?: 'Referral';
  /** When the reward was approved. */
  approvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When they came. */
  attributedAt: Scalars['DateTime']['output'];
  /** The code that they came with. */
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** What suggests that both are of one household. */
  flags: Array<ReferralFlag>;
  id: Scalars['ID']['output'];
  /** The first invoice that they paid. */
  invoice?: Maybe<Invoice>;
  /** Whether the referrer is paid in money, which directors decide about. */
  isMoney: Scalars['Boolean']['output'];
  /** The lead that they were. */
  lead?: Maybe<Lead>;
  /** The name of who came: of the customer, or of the lead while they are none. */
  name: Scalars['String']['output'];
  /** When they had paid it. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** When everything that the terms ask for had happened. */
  qualifiedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why there is no reward, or why it was taken back. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The customer whom they became. */
  refereeCustomer?: Maybe<Customer>;
  /** Who sent them. */
  referrer?: Maybe<Referrer>;
  /** What the reward is or would be, in words. */
  reward: Scalars['String']['output'];
  /** A reward in money, once it is earned. */
  rewardAmount?: Maybe<Scalars['MinorUnits']['output']>;
  /** The currency of a reward in money, once it is earned. */
  rewardCurrency?: Maybe<Currency>;
  /** By whose scheme. */
  scheme: ReferralScheme;
  /** The name of who sent them. */
  sentBy: Scalars['String']['output'];
  /** How far it has come. */
  status: ReferralStatus;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

/** Both sides of a referral, for seeing what they have in common. */
export type ReferralFacts = {
  __typename?: 'ReferralFacts';
  /** Who came; null while they are no customer. */
  referee?: Maybe<ReferralSide>;
  /** Who sent. */
  referrer: ReferralSide;
};

export type ReferralFilter = {
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Of any of these customers. */
  customerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** With any of these flags. */
  flag?: InputMaybe<Array<ReferralFlag>>;
  /** Whether it has any flag. */
  flagged?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of any of these leads. */
  leadId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Sent by any of these people. */
  referrerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** By any of these schemes. */
  scheme?: InputMaybe<Array<ReferralScheme>>;
  /** Part of the name of either side; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** In any of these states. */
  status?: InputMaybe<Array<ReferralStatus>>;
};

/** What suggests that somebody refers their own household. */
export type ReferralFlag =
  /** An email address in common. */
  | 'SAME_EMAIL'
  /** The same address, or records that were merged. */
  | 'SAME_HOUSEHOLD'
  /** The same card. */
  | 'SAME_PAYMENT_METHOD'
  /** A phone number in common. */
  | 'SAME_PHONE';

export type ReferralPage = {
  __typename?: 'ReferralPage';
  items: Array<Referral>;
  pageInfo: PageInfo;
};

export type ReferralPayload = {
  __typename?: 'ReferralPayload';
  /** With `preview`, the emails that it would send; null otherwise. */
  mails?: Maybe<Array<MailShown>>;
  referral?: Maybe<Referral>;
  userErrors: Array<UserError>;
};

/** Money that is paid to a referrer, in one currency. */
export type ReferralPayout = Node & {
  __typename?: 'ReferralPayout';
  /** What is earned less what is taken back; never below zero, the rest is carried to the next payout. */
  amount: Scalars['MinorUnits']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** The currency. */
  currency: Currency;
  id: Scalars['ID']['output'];
  /** What it is made of. */
  lines: Array<ReferralPayoutLine>;
  /** Its amount with the currency. */
  name: Scalars['String']['output'];
  /** When it was paid. */
  paidOn?: Maybe<Scalars['Date']['output']>;
  /** Why it was not paid. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Of the payment. */
  reference?: Maybe<Scalars['String']['output']>;
  /** Who is paid. */
  referrer?: Maybe<Referrer>;
  /** How far it has come. */
  status: ReferralPayoutStatus;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

/** All approved rewards of a referrer in one currency. */
export type ReferralPayoutCreateInput = {
  /** The currency. */
  currency: Currency;
  /** Who is paid. */
  referrerId: Scalars['ID']['input'];
};

export type ReferralPayoutFilter = {
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** To any of these people. */
  referrerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** In any of these states. */
  status?: InputMaybe<Array<ReferralPayoutStatus>>;
};

/** A reward in a payout, or one that was paid and is taken back. */
export type ReferralPayoutLine = {
  __typename?: 'ReferralPayoutLine';
  /** In minor units; below zero where a reward that was paid is taken back. */
  amount: Scalars['MinorUnits']['output'];
  /** The name of who came. */
  refereeName: Scalars['String']['output'];
  /** The referral. */
  referralId: Scalars['ID']['output'];
};

export type ReferralPayoutPage = {
  __typename?: 'ReferralPayoutPage';
  items: Array<ReferralPayout>;
  pageInfo: PageInfo;
};

export type ReferralPayoutPayload = {
  __typename?: 'ReferralPayoutPayload';
  /** With `preview`, the emails that it would send; null otherwise. */
  mails?: Maybe<Array<MailShown>>;
  referralPayout?: Maybe<ReferralPayout>;
  userErrors: Array<UserError>;
};

export type ReferralPayoutSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC';

/** How far a payout to a referrer has come. */
export type ReferralPayoutStatus =
  /** To be paid. */
  | 'APPROVED'
  /** Put together; nothing is decided. */
  | 'DRAFT'
  /** It was not paid; its rewards wait for another. */
  | 'FAILED'
  /** It was paid. */
  | 'PAID';

/** What one side is given where a customer refers another. */
export type ReferralReward = {
  __typename?: 'ReferralReward';
  /** Sums of money by the currency of whoever is given them; nothing in others. */
  amounts: Array<MoneySum>;
  /** What it is. */
  kind: ReferralRewardKind;
  /** How many lessons of 60 minutes. */
  lessons?: Maybe<Scalars['Int']['output']>;
};

/** What one side is given where a customer refers another. */
export type ReferralRewardInput = {
  /** Sums of money by the currency of whoever is given them; nothing in others. */
  amounts?: InputMaybe<Array<MoneySumInput>>;
  /** What it is; the new customer is given credit. */
  kind: ReferralRewardKind;
  /** 1 to 20 lessons of 60 minutes. */
  lessons?: InputMaybe<Scalars['Int']['input']>;
};

/** What one side is given where a customer refers another. */
export type ReferralRewardKind =
  /** Money that is paid out. */
  | 'AMOUNT'
  /** Lessons of 60 minutes, as credit. */
  | 'CREDIT_LESSONS'
  /** Money, as credit. */
  | 'CREDIT_MONEY';

/** By which scheme somebody refers new customers. */
export type ReferralScheme =
  /** A customer, who is given credit, and the new customer too. */
  | 'CUSTOMER'
  /** A teacher, who is paid in money. */
  | 'TEACHER';

/** What is known of one side of a referral, beside the same of the other. */
export type ReferralSide = {
  __typename?: 'ReferralSide';
  /** Where invoices go. */
  addresses: Array<Scalars['String']['output']>;
  /** The names of their dependents. */
  dependents: Array<Scalars['String']['output']>;
  /** Their email addresses, of records that were merged into theirs too. */
  emails: Array<Scalars['String']['output']>;
  /** Their id among customers. */
  id: Scalars['ID']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
  /** Their phone numbers. */
  phones: Array<Scalars['String']['output']>;
  /** Since when they are known. */
  since: Scalars['DateTime']['output'];
};

export type ReferralSort =
  | 'ATTRIBUTED_ASC'
  | 'ATTRIBUTED_DESC'
  | 'CREATED_ASC'
  | 'CREATED_DESC';

/** How far a referral has come. */
export type ReferralStatus =
  /** The reward is approved and waits for its payout. */
  | 'APPROVED'
  /** The reward was given and taken back. */
  | 'CLAWED_BACK'
  /** Somebody asked for lessons with the code and is no customer yet. */
  | 'CLICKED'
  /** Nothing was paid within 90 days. */
  | 'EXPIRED'
  /** The reward was given. */
  | 'PAID'
  /** Their first invoice is paid; lessons or days are still missing. */
  | 'PENDING'
  /** Everything has happened; the reward waits for approval. */
  | 'QUALIFIED'
  /** There is no reward. */
  | 'REJECTED'
  /** Everything has happened, but something stands out that a person must look at. */
  | 'REVIEW'
  /** They are a customer and have paid nothing yet. */
  | 'SIGNED_UP';

/** Somebody who sends us new customers: a teacher, who is paid, or a customer, who is given credit. */
export type Referrer = Node & {
  __typename?: 'Referrer';
  /** The most that one referral earns a teacher, by currency; no limit in others. */
  capPerReferral: Array<MoneySum>;
  /** How often the links of their codes were opened. */
  clicks: Scalars['Int']['output'];
  /** What new customers name; in capitals, unique among partners and referrers. */
  code: Scalars['String']['output'];
  /** How many of them have paid an invoice. */
  converted: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Rewards in money that were approved, by currency. */
  earned: Array<MoneySum>;
  /** Their email address. */
  email?: Maybe<Scalars['String']['output']>;
  /** How many days must pass after that. */
  holdDays: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Whether they have a page among the customers. */
  isCustomer: Scalars['Boolean']['output'];
  /** Whether they teach, or did, so that they have a page among the tutors. */
  isTutor: Scalars['Boolean']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
  /** What waits for a payout, less what is to be taken back. */
  owed: Array<MoneySum>;
  /** What a customer is given who refers another. */
  ownReward?: Maybe<ReferralReward>;
  /** What was paid out, by currency. */
  paid: Array<MoneySum>;
  /** How they are paid. */
  payoutMethod?: Maybe<PayoutMethod>;
  /** A teacher’s share of the first paid invoice, in hundredths of a per cent: 1000 is 10 %. */
  percentBp?: Maybe<Scalars['Int']['output']>;
  /** How many of them have earned a reward. */
  qualified: Scalars['Int']['output'];
  /** How many lessons must be held before there is a reward; trials do not count. */
  qualifyingLessons: Scalars['Int']['output'];
  /** What the new customer is given. */
  refereeReward?: Maybe<ReferralReward>;
  /** How many came with their codes. */
  referred: Scalars['Int']['output'];
  /** A teacher’s fixed reward. */
  rewardAmount?: Maybe<Scalars['MinorUnits']['output']>;
  /** The currency of a teacher’s fixed reward. */
  rewardCurrency?: Maybe<Currency>;
  /** What a teacher’s reward is worked out from. */
  rewardType: TeacherRewardType;
  /** Who is rewarded, and in what. */
  scheme: ReferralScheme;
  /** Whether the code works. */
  status: ReferrerStatus;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

/** Somebody who begins to refer new customers: a person who is known, or the name and email of a new one. */
export type ReferrerCreateInput = {
  /** The most that one referral earns a teacher, by currency; no limit in others. */
  capPerReferral?: InputMaybe<Array<MoneySumInput>>;
  /** 3 to 24 letters, numbers or hyphens; made of the name if left out. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Of somebody new. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Of somebody new. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** 0 to 365; 14 if left out. */
  holdDays?: InputMaybe<Scalars['Int']['input']>;
  /** Of somebody new. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** What a customer is given who refers another. */
  ownReward?: InputMaybe<ReferralRewardInput>;
  payoutMethod?: InputMaybe<PayoutMethod>;
  percentBp?: InputMaybe<Scalars['Int']['input']>;
  /** A customer, a tutor or anybody else who is known. Customers who refer must be customers already. */
  personId?: InputMaybe<Scalars['ID']['input']>;
  /** Of somebody new, in international format. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 50; 1 if left out. */
  qualifyingLessons?: InputMaybe<Scalars['Int']['input']>;
  /** What the new customer is given. */
  refereeReward?: InputMaybe<ReferralRewardInput>;
  rewardAmount?: InputMaybe<Scalars['MinorUnits']['input']>;
  rewardCurrency?: InputMaybe<Currency>;
  rewardType?: InputMaybe<TeacherRewardType>;
  scheme: ReferralScheme;
};

export type ReferrerFilter = {
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** By any of these schemes. */
  scheme?: InputMaybe<Array<ReferralScheme>>;
  /** Part of a name, an email address or a code; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** In any of these states. */
  status?: InputMaybe<Array<ReferrerStatus>>;
};

export type ReferrerPage = {
  __typename?: 'ReferrerPage';
  items: Array<Referrer>;
  pageInfo: PageInfo;
};

export type ReferrerPayload = {
  __typename?: 'ReferrerPayload';
  referrer?: Maybe<Referrer>;
  userErrors: Array<UserError>;
};

export type ReferrerSort =
  | 'CODE_ASC'
  | 'CODE_DESC'
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC';

/** Whether a referrer's code works. */
export type ReferrerStatus =
  /** New customers can come with the code. */
  | 'ACTIVE'
  /** Nobody new can any more. */
  | 'CLOSED'
  /** For now, nobody new can. */
  | 'PAUSED';

/** Changes to the terms of a referrer. What is left out stays; what was referred keeps the terms of its day. */
export type ReferrerUpdateInput = {
  /** The most that one referral earns a teacher, by currency; no limit in others. */
  capPerReferral?: InputMaybe<Array<MoneySumInput>>;
  /** 3 to 24 letters, numbers or hyphens; earlier codes stay theirs. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** 0 to 365. */
  holdDays?: InputMaybe<Scalars['Int']['input']>;
  /** What a customer is given who refers another. */
  ownReward?: InputMaybe<ReferralRewardInput>;
  payoutMethod?: InputMaybe<PayoutMethod>;
  percentBp?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 50. */
  qualifyingLessons?: InputMaybe<Scalars['Int']['input']>;
  /** What the new customer is given. */
  refereeReward?: InputMaybe<ReferralRewardInput>;
  rewardAmount?: InputMaybe<Scalars['MinorUnits']['input']>;
  rewardCurrency?: InputMaybe<Currency>;
  rewardType?: InputMaybe<TeacherRewardType>;
};

/** Money that was given back of a payment. */
export type Refund = {
  __typename?: 'Refund';
  /** How much. */
  amount: Scalars['MinorUnits']['output'];
  /** The day on which it stands in the books, where the month of that day was closed. */
  bookedOn?: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  /** The payment of which it was a part. */
  payment?: Maybe<Payment>;
  /** Of the transfer. */
  reference?: Maybe<Scalars['String']['output']>;
  /** The day on which it left us. */
  refundedOn: Scalars['Date']['output'];
  /** How it was given back. */
  way: RefundWay;
};

/** How a prepayment stands when something of it is to be given back. */
export type RefundTerms = {
  __typename?: 'RefundTerms';
  /** The currency of all its amounts. */
  currency: Currency;
  /** What is still to be paid. */
  due: Scalars['MinorUnits']['output'];
  /** What is left to be used. */
  free: Scalars['MinorUnits']['output'];
  /** What is held back after a bank dispute. */
  frozen: Scalars['MinorUnits']['output'];
  /** What that is worth, with tax. */
  frozenValue: Scalars['MinorUnits']['output'];
  /** The usual length of its lessons. */
  lessonMinutes?: Maybe<Scalars['Int']['output']>;
  /** What of it was moved to other learners of the same customer; what is refunded leaves these last. */
  moved: Array<RefundablePart>;
  /** The most that can be given back. */
  refundable: Scalars['MinorUnits']['output'];
  /** What was sold: minutes or minor units. */
  size: Scalars['MinorUnits']['output'];
  /** What lessons took, and what expired, with tax. */
  spent: Scalars['MinorUnits']['output'];
  /** Used, expired and given back so far. */
  taken: Scalars['MinorUnits']['output'];
  /** The tax on it. */
  tax: Scalars['MinorUnits']['output'];
  /** The tax on that. */
  taxValue: Scalars['MinorUnits']['output'];
  /** What its credit is counted in. */
  unit: CreditUnit;
  /** What that is worth without tax. */
  value: Scalars['MinorUnits']['output'];
  /** What was paid and does not make up a whole lesson. */
  waiting: Scalars['MinorUnits']['output'];
  /** What that is worth without tax. */
  worth: Scalars['MinorUnits']['output'];
};

/** How money is given back to a customer. */
export type RefundWay =
  /** By bank transfer. */
  | 'BANK'
  /** In cash. */
  | 'CASH'
  /** As credit in money. */
  | 'CREDIT';

/** A part of a credit that was moved to another learner. */
export type RefundablePart = {
  __typename?: 'RefundablePart';
  /** What is left to be used. */
  free: Scalars['MinorUnits']['output'];
  /** Minutes or minor units. */
  size: Scalars['MinorUnits']['output'];
  /** Used, expired, moved and given back so far. */
  taken: Scalars['MinorUnits']['output'];
  /** The tax on it. */
  tax: Scalars['MinorUnits']['output'];
  /** The tax on that. */
  taxValue: Scalars['MinorUnits']['output'];
  /** What that is worth without tax. */
  value: Scalars['MinorUnits']['output'];
  /** What that is worth without tax. */
  worth: Scalars['MinorUnits']['output'];
};

/** A refusal of the whole request: not allowed, not found, or not possible in the record's current state. */
export type RefusalError = UserError & {
  __typename?: 'RefusalError';
  /** The kind of refusal. */
  code: UserErrorCode;
  /** A message to show to the user. */
  message: Scalars['String']['output'];
  /** Always empty. */
  path: Array<Scalars['String']['output']>;
};

/** A part of the business with its own currency, time zone and rules. */
export type Region = Node & {
  __typename?: 'Region';
  /** Whether it can be chosen for new records. */
  active: Scalars['Boolean']['output'];
  /** What a bank transfer needs, by currency; a currency without it takes no transfers. */
  bankDetails: Array<BankDetails>;
  /** The rules for cancelled lessons, unless something else was agreed. */
  cancellationPolicy?: Maybe<CancellationPolicy>;
  /** Two to eight capital letters, for example UK; used in web addresses in lower case. */
  code: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** The currency charged in the region. */
  currency: Currency;
  /** How many customers belong to it. */
  customerCount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** The last lines of every invoice. */
  invoiceFooter?: Maybe<Scalars['String']['output']>;
  /** The start of every invoice number in the region. */
  invoicePrefix: Scalars['String']['output'];
  /** The address of the business on invoices; without it none is sent. */
  legalAddress?: Maybe<Scalars['String']['output']>;
  /** The name of the business on invoices; without it none is sent. */
  legalName?: Maybe<Scalars['String']['output']>;
  /** The name. */
  name: Scalars['String']['output'];
  /** Whether prices are shown with the tax in them. */
  pricesIncludeTax: Scalars['Boolean']['output'];
  /** Where replies to invoices go. */
  replyTo?: Maybe<Scalars['String']['output']>;
  /** What the tax is called on invoices, for example VAT. */
  taxLabel: Scalars['String']['output'];
  /** The number under which the business pays tax. */
  taxNumber?: Maybe<Scalars['String']['output']>;
  /** The tax rate in hundredths of a percent: 2000 is 20%. */
  taxRateBp: Scalars['Int']['output'];
  /** The time zone its dates and times are in. */
  timeZone: Scalars['TimeZone']['output'];
  /** How many tutors are paid through it. */
  tutorCount: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type RegionCreateInput = {
  bankDetails?: InputMaybe<Array<BankDetailsInput>>;
  cancellationPolicyId: Scalars['ID']['input'];
  code: Scalars['String']['input'];
  currency: Currency;
  invoiceFooter?: InputMaybe<Scalars['String']['input']>;
  invoicePrefix?: InputMaybe<Scalars['String']['input']>;
  legalAddress?: InputMaybe<Scalars['String']['input']>;
  legalName?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  pricesIncludeTax?: InputMaybe<Scalars['Boolean']['input']>;
  replyTo?: InputMaybe<Scalars['String']['input']>;
  taxLabel?: InputMaybe<Scalars['String']['input']>;
  taxNumber?: InputMaybe<Scalars['String']['input']>;
  taxRateBp?: InputMaybe<Scalars['Int']['input']>;
  timeZone: Scalars['String']['input'];
};

export type RegionFilter = {
  /** True for regions in use, false for archived ones. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Any of these currencies. */
  currency?: InputMaybe<Array<Currency>>;
  /** Part of a code or name; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
};

export type RegionPage = {
  __typename?: 'RegionPage';
  items: Array<Region>;
  pageInfo: PageInfo;
};

export type RegionPayload = {
  __typename?: 'RegionPayload';
  region?: Maybe<Region>;
  userErrors: Array<UserError>;
};

export type RegionSort =
  | 'CODE_ASC'
  | 'CODE_DESC'
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC';

export type RegionUpdateInput = {
  bankDetails?: InputMaybe<Array<BankDetailsInput>>;
  cancellationPolicyId?: InputMaybe<Scalars['ID']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
  currency?: InputMaybe<Currency>;
  invoiceFooter?: InputMaybe<Scalars['String']['input']>;
  invoicePrefix?: InputMaybe<Scalars['String']['input']>;
  legalAddress?: InputMaybe<Scalars['String']['input']>;
  legalName?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  pricesIncludeTax?: InputMaybe<Scalars['Boolean']['input']>;
  replyTo?: InputMaybe<Scalars['String']['input']>;
  taxLabel?: InputMaybe<Scalars['String']['input']>;
  taxNumber?: InputMaybe<Scalars['String']['input']>;
  taxRateBp?: InputMaybe<Scalars['Int']['input']>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** Someone asking for an account. */
export type RegisterInput = {
  /** The email address they want to sign in with. What they need is sent there. */
  email: Scalars['String']['input'];
  /** Their first name, at most 60 characters. */
  firstName: Scalars['String']['input'];
  /** Their last name, at most 60 characters. */
  lastName: Scalars['String']['input'];
};

/** The outcome of registering. It is the same whether or not the email address is known. */
export type RegisterPayload = {
  __typename?: 'RegisterPayload';
  /** Whether the request was accepted. */
  registered: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

/** Of those who were rejected in their last round. */
export type RejectedFilter = {
  /** Whether they can be considered again today. */
  eligible?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of these reasons for a rejection. */
  reason?: InputMaybe<Array<RejectionReason>>;
  /** Parts of names, of an email or of a phone number in any order; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these stages when they were rejected. */
  stageReached?: InputMaybe<Array<CandidacyStage>>;
  /** Who wants to teach any of these subjects. */
  subject?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Why a candidate is not taken. */
export type RejectionInput = {
  /** Whether they are not to be hired again; for directors to say. */
  doNotRehire: Scalars['Boolean']['input'];
  /** Whether they are written to. */
  mail: Scalars['Boolean']['input'];
  /** What else is to be known; needed for another reason. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Why they are not taken. */
  reason: RejectionReason;
  /** The day from which they can be considered again. */
  reopenAfter?: InputMaybe<Scalars['Date']['input']>;
};

/** Why a candidate is not taken. */
export type RejectionReason =
  /** Their hours do not fit. */
  | 'AVAILABILITY'
  /** Papers are missing or wrong. */
  | 'DOCUMENTS'
  /** They applied twice. */
  | 'DUPLICATE'
  /** A check was not passed. */
  | 'FAILED_CHECKS'
  /** Their command of the language. */
  | 'LANGUAGE_LEVEL'
  /** Another reason. */
  | 'OTHER'
  /** They expect more pay. */
  | 'PAY_EXPECTATION'
  /** Against the rules of the firm. */
  | 'POLICY'
  /** Not reliable. */
  | 'RELIABILITY'
  /** Their teaching. */
  | 'TEACHING_SKILL'
  /** They did not want to go on. */
  | 'WITHDREW';

/** What a dependent is to the customer. */
export type Relationship =
  /** A son or daughter. */
  | 'CHILD'
  /** Something else. */
  | 'OTHER'
  /** A mother or father. */
  | 'PARENT'
  /** A brother or sister. */
  | 'SIBLING'
  /** A husband or wife. */
  | 'SPOUSE'
  /** Someone in their care. */
  | 'WARD';

/** A report: figures, a chart and a page of its table. */
export type Report = {
  __typename?: 'Report';
  /** The same of the period that it is compared with. */
  before?: Maybe<Array<ReportCell>>;
  /** The days that it is compared with. */
  compared?: Maybe<ReportDays>;
  /** Its days. */
  days: ReportDays;
  /** How finely its chart is drawn. */
  grain: ReportGrain;
  /** The chart. */
  points: Array<ReportPoint>;
  /** The rows of this page. */
  rows: Array<ReportRow>;
  /** Whether its period is not over. */
  running: Scalars['Boolean']['output'];
  /** The time zone whose midnights it begins and ends at. */
  timeZone: Scalars['TimeZone']['output'];
  /** How many rows the whole table has. */
  total: Scalars['Int']['output'];
  /** All figures, over everything. */
  totals: Array<ReportCell>;
};

/** A figure. */
export type ReportCell = {
  __typename?: 'ReportCell';
  /** How many records are behind it. */
  count: Scalars['Int']['output'];
  /** Which figure of the report it is. */
  number: Scalars['String']['output'];
  /** Of a share: how many it is a part of. */
  outOf?: Maybe<Scalars['Int']['output']>;
  /** What it comes to; null where it cannot be said, or not fairly because too little is behind it. */
  value?: Maybe<Scalars['Float']['output']>;
};

/** What a report's period is compared with. */
export type ReportComparison =
  /** The period of the same length just before. */
  | 'BEFORE'
  /** The same days a year earlier. */
  | 'YEAR_BEFORE';

/** Days from one local midnight to another. */
export type ReportDays = {
  __typename?: 'ReportDays';
  /** The first day. */
  from: Scalars['Date']['output'];
  /** The day after the last. */
  until: Scalars['Date']['output'];
};

/** What a report is about; it begins and ends at midnights of the region's time zone, or of London for several regions. */
export type ReportFilter = {
  /** Days of one's own choosing, in place of a period. */
  between?: InputMaybe<DayRangeInput>;
  /** What it is compared with. */
  compare?: InputMaybe<ReportComparison>;
  /** The period; the last 28 days if neither it nor days are given. */
  period?: InputMaybe<Period>;
  /** Any of these regions. */
  regionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these subjects. */
  subject?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether trial lessons count as well. */
  trials?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of these tutors. */
  tutorId?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** How finely a report's chart is drawn. */
export type ReportGrain =
  /** By days. */
  | 'DAY'
  /** By months. */
  | 'MONTH'
  /** By weeks, from Monday. */
  | 'WEEK';

/** A record behind a figure. */
export type ReportItem = {
  __typename?: 'ReportItem';
  /** When it was. */
  at: Scalars['DateTime']['output'];
  /** What it is. */
  kind: ReportItemKind;
  /** What it comes to in money, where that is known. */
  money?: Maybe<MoneySum>;
  /** What staff call it. */
  name: Scalars['String']['output'];
  /** What there is to say of it. */
  note?: Maybe<Scalars['String']['output']>;
  /** The learner; null where the viewer may not read names. */
  person?: Maybe<Scalars['String']['output']>;
  /** The customer. */
  personId?: Maybe<Scalars['ID']['output']>;
  /** The record. Several items may be of one, such as the payments of a customer, so it is no key. */
  recordId: Scalars['ID']['output'];
  /** Its state, in the servers' spelling. */
  status?: Maybe<Scalars['String']['output']>;
  /** The tutor. */
  tutor?: Maybe<Scalars['String']['output']>;
  /** The tutor's id. */
  tutorId?: Maybe<Scalars['ID']['output']>;
  /** What it adds to the figure, if it is not counted alone. */
  value?: Maybe<Scalars['Float']['output']>;
};

/** What a record behind a figure is. */
export type ReportItemKind =
  /** What a customer paid or has as credit. */
  | 'ACCOUNT'
  /** Somebody who asked for lessons. */
  | 'LEAD'
  /** A learner. */
  | 'LEARNER'
  /** A lesson with its date. */
  | 'LESSON'
  /** An ongoing invoice. */
  | 'ONGOING_INVOICE'
  /** A prepayment invoice. */
  | 'PREPAYMENT'
  /** A request for lessons. */
  | 'REQUEST'
  /** A session of a group lesson. */
  | 'SESSION';

/** The records behind a figure, the latest first. */
export type ReportItems = {
  __typename?: 'ReportItems';
  /** Those of this page. */
  items: Array<ReportItem>;
  /** What they add up to, on all pages, where the figure is a sum. */
  sum?: Maybe<Scalars['Float']['output']>;
  /** How many there are. */
  total: Scalars['Int']['output'];
};

/** A saved view of a report that is emailed to its owner. */
export type ReportMail = {
  __typename?: 'ReportMail';
  /** How often. */
  every: ReportMailRhythm;
  /** The path of the report in the portal. */
  list: Scalars['String']['output'];
  /** What the view is called. */
  name: Scalars['String']['output'];
  /** The day of the next email, by the viewer's calendar. */
  nextOn: Scalars['Date']['output'];
  /** What the report is called. */
  title: Scalars['String']['output'];
  /** The view. */
  viewId: Scalars['ID']['output'];
};

/** An email of a report as it would be if it went out now. */
export type ReportMailPreview = {
  __typename?: 'ReportMailPreview';
  /** The day of the first email, by the viewer's calendar. */
  nextOn: Scalars['Date']['output'];
  /** Its subject. */
  subject: Scalars['String']['output'];
  /** Its text: headline figures and what changed, and no names of people. */
  text: Scalars['String']['output'];
  /** Whom it goes to. */
  to: Scalars['String']['output'];
};

/** How often a saved view of a report is emailed to its owner. */
export type ReportMailRhythm =
  /** On the first of a month, about the month before. */
  | 'MONTHLY'
  /** On Mondays, about the week before. */
  | 'WEEKLY';

export type ReportMailsPayload = {
  __typename?: 'ReportMailsPayload';
  /** The viewer's views that are emailed. */
  reportMails?: Maybe<Array<ReportMail>>;
  userErrors: Array<UserError>;
};

/** A report. */
export type ReportName =
  /** How far those get who ask for lessons. */
  | 'CUSTOMER_LEADS'
  /** How the business is doing. */
  | 'DASHBOARD'
  /** Lessons that were moved. */
  | 'RESCHEDULED_LESSONS'
  /** The lessons of each learner. */
  | 'STUDENT_LESSONS'
  /** Lessons that learners did not come to. */
  | 'STUDENT_NO_SHOW'
  /** What tutors say of learners. */
  | 'STUDENT_RATING'
  /** How long learners stay. */
  | 'STUDENT_RETENTION'
  /** What customers and learners say of tutors. */
  | 'TUTOR_RATINGS'
  /** What is still waiting for an outcome or an answer. */
  | 'UNCONFIRMED_LESSONS'
  /** Who came to virtual immersions. */
  | 'VIRTUAL_IMMERSIONS';

/** A day, week or month of a report's chart. */
export type ReportPoint = {
  __typename?: 'ReportPoint';
  /** The same of the period that it is compared with. */
  before?: Maybe<ReportCell>;
  /** The figure. */
  cell: ReportCell;
  /** Its first day. */
  from: Scalars['Date']['output'];
};

/** A row of a report's table. */
export type ReportRow = {
  __typename?: 'ReportRow';
  /** Its figures, in the order of the columns. */
  cells: Array<ReportCell>;
  /** What its records have in common. */
  key: Scalars['String']['output'];
  /** What it is called; null where the viewer may not read names. */
  name?: Maybe<Scalars['String']['output']>;
  /** The person whom it is about. */
  personId?: Maybe<Scalars['ID']['output']>;
};

/** The time that both have agreed to. */
export type RescheduleAgreeInput = {
  /** The day, by the clock that the lesson keeps to. */
  date: Scalars['Date']['input'];
  /** Whether it is meant although something about it is unusual. */
  despite?: InputMaybe<Scalars['Boolean']['input']>;
  /** The time, for example 18:00, by the same clock. */
  time: Scalars['String']['input'];
};

/** How the other side answered a proposed time. */
export type RescheduleAnswer =
  /** They accepted it. */
  | 'AGREED'
  /** They declined it. */
  | 'DECLINED';

/** Who asks for another time, and why. */
export type RescheduleAskInput = {
  /** The customer, the tutor or staff. */
  byKind: LessonParty;
  /** Needed where the reason is another one. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Why. */
  reason: LessonReason;
};

/** Where the search for another time of a lesson stands. */
export type RescheduleStatus =
  /** The lesson was moved. */
  | 'AGREED'
  /** No time was agreed within a week. */
  | 'EXPIRED'
  /** Somebody is to propose a time. */
  | 'PENDING_TIME'
  /** A time is proposed, and the other side is to answer. */
  | 'PROPOSED';

/** Another time for a lesson. */
export type RescheduleTimeInput = {
  /** Who proposes it. */
  byKind: LessonParty;
  /** The day, by the clock that the lesson keeps to. */
  date: Scalars['Date']['input'];
  /** More about it. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The time, for example 18:00, by the same clock. */
  time: Scalars['String']['input'];
};

/** The kind of resource. */
export type ResourceKind =
  /** Something to listen to. */
  | 'AUDIO'
  /** Something to read. */
  | 'DOCUMENT'
  /** A web page. */
  | 'LINK'
  /** A session in the learning app. */
  | 'SESSION'
  /** Something to watch. */
  | 'VIDEO';

/** What can be done with a piece of content of the learning app. */
export type ReviewAct =
  /** Take it out of use. */
  | 'ARCHIVE'
  /** Throw away what was written since it was published. */
  | 'DISCARD'
  /** Change what it says. */
  | 'EDIT'
  /** Give it to the app. */
  | 'PUBLISH'
  /** Send it back with what needs to change. */
  | 'REQUEST_CHANGES'
  /** Bring it back into use. */
  | 'RESTORE'
  /** Hand it in. */
  | 'SUBMIT'
  /** Take it out of the app. */
  | 'UNPUBLISH'
  /** Take it back from its review. */
  | 'WITHDRAW';

/** What a reviewer asked to change in content of the learning app. */
export type ReviewComment = {
  __typename?: 'ReviewComment';
  /** When it was written. */
  at: Scalars['DateTime']['output'];
  /** Who wrote it. */
  by?: Maybe<StaffUser>;
  /** The field it is about; null for the whole. */
  field?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** What the field said then. */
  quote: Scalars['String']['output'];
  /** When somebody said that it is done; null while it is not. */
  resolvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What needs to change. */
  text: Scalars['String']['output'];
};

/** What needs to change, at a field or as a whole. */
export type ReviewCommentInput = {
  /** The field it is about, such as `meanings.0.gloss`; null for the whole. */
  field?: InputMaybe<Scalars['String']['input']>;
  /** What needs to change. */
  text: Scalars['String']['input'];
};

/** How the review of a session ended. */
export type ReviewOutcome =
  /** The reviewer asked for changes. */
  | 'CHANGES_REQUESTED'
  /** It was published. */
  | 'PUBLISHED'
  /** Its writer took it back before the reviewer had opened it. */
  | 'WITHDRAWN';

/** How far a piece of content of the learning app has come: its working copy, not what the app has. */
export type ReviewStatus =
  /** It is out of use, and can be restored. */
  | 'ARCHIVED'
  /** It is being written. */
  | 'DRAFT'
  /** The app has it as it stands. */
  | 'PUBLISHED'
  /** Somebody else is looking at it. */
  | 'REVIEW';

/** A staff role. Roles are not a ladder: each has its own permissions. */
export type Role =
  /** Looks after customers, tutors and lessons. */
  | 'ADMIN'
  /** Writes content; others publish it. */
  | 'CONTENT_CREATOR'
  /** Responsible for curricula and for what is published in the learning app. */
  | 'CONTENT_MANAGER'
  /** Runs the business: regions, staff, money and everything an admin does. */
  | 'DIRECTOR'
  /** May do everything, including on the system's own pages. */
  | 'SUPER_ADMIN';

/** A record that a row may mean. */
export type RowCandidate = {
  __typename?: 'RowCandidate';
  /** The name of the record. */
  label: Scalars['String']['output'];
  /** A path of the portal that shows it; null for another row of the file. */
  url?: Maybe<Scalars['String']['output']>;
};

/** What a row changes in one field. */
export type RowChange = {
  __typename?: 'RowChange';
  /** What the record holds; null for nothing. */
  from?: Maybe<Scalars['String']['output']>;
  /** What people call the field. */
  label: Scalars['String']['output'];
  /** What the row says; null for nothing. */
  to?: Maybe<Scalars['String']['output']>;
};

/** What a row of an imported file does. */
export type RowVerdict =
  /** May mean several records, or somebody who is there already; nothing is done. */
  | 'AMBIGUOUS'
  /** Means an archived record; nothing is done. */
  | 'ARCHIVED'
  /** Adds a record. */
  | 'CREATE'
  /** Cannot be imported; the reason is given. */
  | 'FAILED'
  /** Says what the record holds already. */
  | 'UNCHANGED'
  /** Changes a record. */
  | 'UPDATE';

/** How many rows of a file have a verdict. */
export type RowVerdictCount = {
  __typename?: 'RowVerdictCount';
  /** How many rows. */
  count: Scalars['Int']['output'];
  /** What they do. */
  verdict: RowVerdict;
};

/** What a check of the activity log found. */
export type SealCheck = {
  __typename?: 'SealCheck';
  /** How many blocks there are. */
  blocks: Scalars['Int']['output'];
  /** How many entries could be compared. */
  entries: Scalars['Int']['output'];
  /** What does not fit, 100 at most. */
  faults: Array<SealFault>;
  /** The hash of the newest block. Keep a copy of it elsewhere to compare. */
  hash?: Maybe<Scalars['String']['output']>;
  /** How many faults there are. */
  total: Scalars['Int']['output'];
  /** How many entries are in no block yet. */
  waiting: Scalars['Int']['output'];
};

/** Something in the activity log that does not fit. */
export type SealFault = {
  __typename?: 'SealFault';
  /** Who did it, as it says now. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** When the entry was written, or until when the block goes. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** The block; null if the entry is in none. */
  block?: Maybe<Scalars['Int']['output']>;
  /** The entry, if it is about one. */
  entryId?: Maybe<Scalars['ID']['output']>;
  /** What does not fit. */
  kind: SealFaultKind;
  /** What the entry is about, as it says now. */
  label?: Maybe<Scalars['String']['output']>;
};

/** What does not fit in the activity log. */
export type SealFaultKind =
  /** A block is no longer what it was. */
  | 'BLOCK_CHANGED'
  /** A block before this one is gone. */
  | 'BLOCK_MISSING'
  /** An entry was added long after its time, so no block has it. */
  | 'ENTRY_ADDED'
  /** An entry is no longer what it was when it was sealed. */
  | 'ENTRY_CHANGED'
  /** An entry is gone before its time. */
  | 'ENTRY_MISSING';

/** One search result. */
export type SearchResult = {
  __typename?: 'SearchResult';
  /** What sets it apart from others with the same name. */
  description: Scalars['String']['output'];
  /** The kind of result. */
  kind: SearchResultKind;
  /** The name to show. */
  title: Scalars['String']['output'];
  /** The path to open in the portal; null if it has no page. */
  url?: Maybe<Scalars['String']['output']>;
};

/** The kind of search result. */
export type SearchResultKind =
  /** A lesson with its date. */
  | 'BOOKED_LESSON'
  /** Someone who applies to teach. */
  | 'CANDIDATE'
  /** A confirmed lesson: a course with a tutor. */
  | 'CONFIRMED_LESSON'
  /** A conversation practice of the learning app. */
  | 'CONVERSATION_PRACTICE'
  /** A curriculum. */
  | 'CURRICULUM'
  /** Someone who pays for lessons. */
  | 'CUSTOMER'
  /** Learners who are taught together. */
  | 'CUSTOMER_POD'
  /** Someone who learns on a customer's account. */
  | 'DEPENDENT'
  /** An exam. */
  | 'EXAM'
  /** Feedback on the service. */
  | 'FEEDBACK'
  /** A group lesson or a virtual immersion. */
  | 'GROUP_LESSON'
  /** An invoice. */
  | 'INVOICE'
  /** Someone who has asked and is no customer yet. */
  | 'LEAD'
  /** A lesson in the learning content. */
  | 'LESSON'
  /** A request for lessons. */
  | 'LESSON_REQUEST'
  /** A school or another organisation that sends us learners. */
  | 'PARTNER'
  /** Someone who works for a partner. */
  | 'PARTNER_USER'
  /** A promo. */
  | 'PROMO'
  /** A region. */
  | 'REGION'
  /** A session of sentences of the learning app. */
  | 'SENTENCE_SESSION'
  /** A staff account. */
  | 'STAFF'
  /** A story of the learning app. */
  | 'STORY'
  /** A part of a curriculum. */
  | 'SUBDIVISION'
  /** Someone who teaches. */
  | 'TUTOR'
  /** A word of the learning app. */
  | 'WORD';

/** A learner as the partners' app shows them. */
export type SeenLearner = {
  __typename?: 'SeenLearner';
  /** Null under 18. */
  email?: Maybe<Scalars['String']['output']>;
  /** The first name. */
  firstName: Scalars['String']['output'];
  /** The customer's or the dependent's. */
  id: Scalars['ID']['output'];
  /** The surname; null under 18. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** What they can already do; null if it is not known. */
  level?: Maybe<LearnerLevel>;
  /** When their next lesson begins; null if none is booked. */
  nextLessonAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null under 18. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
};

export type SeenLearnerPage = {
  __typename?: 'SeenLearnerPage';
  items: Array<SeenLearner>;
  pageInfo: PageInfo;
};

/** A sentence that learners build from its tokens. */
export type SentenceItem = {
  __typename?: 'SentenceItem';
  /** Orders of all tokens that are right, by their ids. */
  acceptedOrders: Array<Array<Scalars['String']['output']>>;
  /** Tokens that are offered besides, and belong nowhere. */
  distractors: Array<SentenceToken>;
  /** What is drawn at the end, never a token. */
  endMark?: Maybe<Scalars['String']['output']>;
  /** Shown when asked for. */
  hint?: Maybe<Scalars['String']['output']>;
  /** Its id within the session, which it keeps. */
  itemId: Scalars['String']['output'];
  /** The recording that the app plays. */
  mainRecording?: Maybe<AppRecording>;
  /** What is to be said, in English. */
  prompt?: Maybe<Scalars['String']['output']>;
  /** Whether it can be heard. */
  sounding: Sounding;
  /** The sentence, piece by piece. */
  tokens: Array<SentenceToken>;
};

/** A sentence that learners build from its tokens. */
export type SentenceItemInput = {
  /** At least one before the session is submitted; each has all tokens. */
  acceptedOrders: Array<Array<Scalars['String']['input']>>;
  /** Up to 8, none of which repeats a token. */
  distractors: Array<SentenceTokenInput>;
  /** A full stop, question mark or exclamation mark. */
  endMark?: InputMaybe<Scalars['String']['input']>;
  hint?: InputMaybe<Scalars['String']['input']>;
  /** Chosen by whoever adds it, and kept for good: up to 40 letters and digits. */
  itemId: Scalars['String']['input'];
  /** What is to be said, in English; needed before the session is submitted. */
  prompt?: InputMaybe<Scalars['String']['input']>;
  /** From 2 to 20 before the session is submitted. */
  tokens: Array<SentenceTokenInput>;
};

/** A session of sentences to build. */
export type SentenceSession = Node & {
  __typename?: 'SentenceSession';
  /** Who added it; null for the system. */
  author?: Maybe<StaffUser>;
  /** Everyone who has written since it was last published. */
  authors?: Maybe<Array<StaffUser>>;
  /** What keeps it from being submitted. */
  checks: Array<ContentCheck>;
  /** What reviewers asked to change, the oldest first. */
  comments: Array<ReviewComment>;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** The sentences, in their order. */
  items: Array<SentenceItem>;
  /** For which level it is. */
  level: LearnerLevel;
  /** Since when the app has it. */
  liveAt?: Maybe<Scalars['DateTime']['output']>;
  /** Which published copy the app has; null for none. */
  liveVersion?: Maybe<Scalars['Int']['output']>;
  /** What the viewer may do with it now. */
  offered: Array<ReviewAct>;
  /** Who is asked to review it. */
  reviewer?: Maybe<StaffUser>;
  /** How many sentences there are. */
  sentenceCount: Scalars['Int']['output'];
  /** How many of them have a recording that the app may use. */
  sentencesRecorded: Scalars['Int']['output'];
  /** How many sentences have tokens, and can be recorded. */
  sentencesToRecord: Scalars['Int']['output'];
  /** How far the working copy has come. */
  status: ReviewStatus;
  /** The language. */
  subject: Scalars['String']['output'];
  /** What it is called. */
  title: Scalars['String']['output'];
  /** What it is about, such as food. */
  topic?: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** What does not keep it from being submitted, but is seldom meant. */
  warnings: Array<ContentCheck>;
};

export type SentenceSessionCreateInput = {
  /** Up to 30. */
  items?: InputMaybe<Array<SentenceItemInput>>;
  level: LearnerLevel;
  subject: Scalars['String']['input'];
  title: Scalars['String']['input'];
  topic?: InputMaybe<Scalars['String']['input']>;
};

export type SentenceSessionFilter = {
  /** Added by any of these people; `me` is the viewer, `none` is nobody. */
  authorId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether the app has a published copy. */
  inApp?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of these levels. */
  level?: InputMaybe<Array<LearnerLevel>>;
  /** Waiting for any of these reviewers; `me` is the viewer, `none` is nobody. */
  reviewerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of a title or topic; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these states; all but archived sessions if left out. */
  status?: InputMaybe<Array<ReviewStatus>>;
  /** Any of these languages. */
  subject?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type SentenceSessionPage = {
  __typename?: 'SentenceSessionPage';
  items: Array<SentenceSession>;
  pageInfo: PageInfo;
};

export type SentenceSessionPayload = {
  __typename?: 'SentenceSessionPayload';
  sentenceSession?: Maybe<SentenceSession>;
  userErrors: Array<UserError>;
};

export type SentenceSessionSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'TITLE_ASC'
  | 'TITLE_DESC'
  /** What was changed longest ago comes first. */
  | 'UPDATED_ASC'
  /** What was changed last comes first. */
  | 'UPDATED_DESC';

/** Changes to a sentence session. What is left out stays; the items are given whole. */
export type SentenceSessionUpdateInput = {
  /** Up to 30. */
  items?: InputMaybe<Array<SentenceItemInput>>;
  level?: InputMaybe<LearnerLevel>;
  subject?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  topic?: InputMaybe<Scalars['String']['input']>;
};

/** A piece of a sentence, such as a word. */
export type SentenceToken = {
  __typename?: 'SentenceToken';
  /** What it says; two tokens of one text may change places. */
  text: Scalars['String']['output'];
  /** Its id within the sentence, which it keeps. */
  tokenId: Scalars['String']['output'];
};

/** A piece of a sentence, such as a word. */
export type SentenceTokenInput = {
  /** What it says, without punctuation. */
  text: Scalars['String']['input'];
  /** Chosen by whoever adds it, and kept for good: up to 40 letters and digits. */
  tokenId: Scalars['String']['input'];
};

/** What customers' feedback is about. */
export type ServiceFeedbackCategory =
  /** Invoices and payments. */
  | 'BILLING'
  /** A lesson. */
  | 'LESSON'
  /** What lessons are taught with. */
  | 'MATERIALS'
  /** Anything else. */
  | 'OTHER'
  /** The times of lessons. */
  | 'SCHEDULING'
  /** Sound, picture and the classroom. */
  | 'TECHNOLOGY'
  /** A tutor. */
  | 'TUTOR';

/** An identity of an internal tool. It may do what its scopes say, as far as its owner may do so now. */
export type ServiceToken = Node & {
  __typename?: 'ServiceToken';
  /** Who added it; null for the system. */
  addedBy?: Maybe<StaffUser>;
  createdAt: Scalars['DateTime']['output'];
  /** Until when it may be used, once it was replaced. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its last day, in UTC. */
  expiresOn: Scalars['Date']['output'];
  id: Scalars['ID']['output'];
  /** When it was last used, to the minute. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The network address it was last used from. */
  lastUsedFrom?: Maybe<Scalars['String']['output']>;
  /** What of its scopes the owner may not do now, so that the token may not either. */
  lostScopes: Array<Permission>;
  /** What it is called; its changes are made in this name. */
  name: Scalars['String']['output'];
  /** The networks it may come from, such as 203.0.113.0/24; empty for any. */
  networks: Array<Scalars['String']['output']>;
  /** The person who answers for it. */
  owner?: Maybe<StaffUser>;
  /** Its first characters, to tell it from others. */
  prefix: Scalars['String']['output'];
  /** What it is for. */
  purpose?: Maybe<Scalars['String']['output']>;
  /** How many operations a minute it may send. */
  ratePerMinute: Scalars['Int']['output'];
  /** When it was revoked. */
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The token that it replaced. */
  rotatedFromId?: Maybe<Scalars['ID']['output']>;
  /** What it was given. */
  scopes: Array<Permission>;
  /** Whether it may be used now. */
  state: ServiceTokenState;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type ServiceTokenCreateInput = {
  /** At most 366 days from now. */
  expiresOn: Scalars['Date']['input'];
  /** At most 80 characters. */
  name: Scalars['String']['input'];
  /** At most 10; any network if left out. */
  networks?: InputMaybe<Array<Scalars['String']['input']>>;
  /** An active person who holds all of the scopes. */
  ownerId: Scalars['ID']['input'];
  /** What it is for, at most 300 characters. */
  purpose?: InputMaybe<Scalars['String']['input']>;
  /** From 1 to 600, which it is if left out. */
  ratePerMinute?: InputMaybe<Scalars['Int']['input']>;
  /** At least one, all of them held by whoever makes it. */
  scopes: Array<Permission>;
};

export type ServiceTokenFilter = {
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only those that expire within 30 days, or only the others. */
  expiringSoon?: InputMaybe<Scalars['Boolean']['input']>;
  /** Answered for by any of these people; `me` is the viewer. */
  ownerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** With any of these scopes. */
  scope?: InputMaybe<Array<Permission>>;
  /** Part of a name, a purpose or a prefix; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** In any of these states. */
  state?: InputMaybe<Array<ServiceTokenState>>;
};

export type ServiceTokenPage = {
  __typename?: 'ServiceTokenPage';
  items: Array<ServiceToken>;
  pageInfo: PageInfo;
};

export type ServiceTokenPayload = {
  __typename?: 'ServiceTokenPayload';
  serviceToken?: Maybe<ServiceToken>;
  userErrors: Array<UserError>;
};

export type ServiceTokenSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  /** Those that expire first come first. */
  | 'EXPIRES_ON_ASC'
  /** Those that expire last come first. */
  | 'EXPIRES_ON_DESC'
  /** Those that were used longest ago come first; unused ones last. */
  | 'LAST_USED_AT_ASC'
  /** Those that were used last come first; unused ones last. */
  | 'LAST_USED_AT_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC';

/** Whether a service token may be used. */
export type ServiceTokenState =
  /** It may be used. */
  | 'ACTIVE'
  /** It was replaced, and may be used until the day that was chosen. */
  | 'ENDING'
  /** Its day is past. */
  | 'EXPIRED'
  /** Somebody revoked it. */
  | 'REVOKED'
  /** Its owner's account is not active. */
  | 'SUSPENDED';

export type ServiceTokenUpdateInput = {
  /** At most 366 days from now. */
  expiresOn?: InputMaybe<Scalars['Date']['input']>;
  /** At most 80 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** At most 10; empty for any. */
  networks?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What it is for, at most 300 characters. */
  purpose?: InputMaybe<Scalars['String']['input']>;
  /** From 1 to 600. */
  ratePerMinute?: InputMaybe<Scalars['Int']['input']>;
  /** Whoever changes it must hold what is added, as must the owner. */
  scopes?: InputMaybe<Array<Permission>>;
};

/** A signed-in device or browser. */
export type Session = Node & {
  __typename?: 'Session';
  /** When it was opened. */
  createdAt: Scalars['DateTime']['output'];
  /** When it expires. */
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** The network address it was opened from. */
  ip?: Maybe<Scalars['String']['output']>;
  /** Whether it is the session of this request. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it was last used, to the minute. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** The browser or tool, as it identified itself. */
  userAgent?: Maybe<Scalars['String']['output']>;
};

/** An answer as a learner gave it. */
export type SessionAnswerInput = {
  /** Whether decimals stand behind a comma where it was typed. */
  decimalComma?: InputMaybe<Scalars['Boolean']['input']>;
  /** The options that were chosen. */
  optionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** What was typed. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Where a slider was left, or how many stars were given. */
  value?: InputMaybe<Scalars['Float']['input']>;
};

/** One block of a session. Fields that its kind does not use are as in a new block. */
export type SessionBlock = {
  __typename?: 'SessionBlock';
  /** How much of a text has to agree. */
  answerStrictness: AnswerStrictness;
  /** The id of its recording; empty for none. */
  audioPlayerSRC: Scalars['String']['output'];
  /** What kind of block it is. */
  blockType: BlockKind;
  /** What is said beside the question; of an information block, its text. */
  description: Scalars['String']['output'];
  /** What is said over a dropdown. */
  dropdownInstruction: Scalars['String']['output'];
  /** The expected expression, in TeX. */
  expression: Scalars['String']['output'];
  /** What is said after the answer. */
  feedback: Scalars['String']['output'];
  /** What the graph draws, each in TeX. */
  graphLatex: Array<Scalars['String']['output']>;
  /** The points that are marked: (2, 5), then a name if they have one. */
  graphPoints: Array<Scalars['String']['output']>;
  /** Where the x axis begins, as it was typed; empty for -10. */
  graphXFrom: Scalars['String']['output'];
  /** Where the x axis ends, as it was typed; empty for 10. */
  graphXTo: Scalars['String']['output'];
  /** Where the y axis begins, as it was typed; empty for as far as the functions go. */
  graphYFrom: Scalars['String']['output'];
  /** Where the y axis ends, as it was typed; empty for as far as the functions go. */
  graphYTo: Scalars['String']['output'];
  /** What helps before the answer. */
  hint: Scalars['String']['output'];
  /** Given when the block is made, and never changed. */
  id: Scalars['ID']['output'];
  /** What the image shows, in words. */
  imageAlt: Scalars['String']['output'];
  /** The id of its image; empty for none. */
  imageFile: Scalars['String']['output'];
  /** The images to choose from. */
  imageOptions: Array<ImageOption>;
  /** Whether the graph is drawn over the image. */
  isGraphOverImage: Scalars['Boolean']['output'];
  /** The high end of a slider. */
  maxSliderValue: Scalars['Float']['output'];
  /** The low end of a slider. */
  minSliderValue: Scalars['Float']['output'];
  /** Whether only a number is an answer. */
  numericOnly: Scalars['Boolean']['output'];
  /** The answers to choose from. */
  options: Array<AnswerOption>;
  /** What is asked. */
  questionText: Scalars['String']['output'];
  /** Whether the question is quoted; then it is not maths. */
  quotedQuestionText: Scalars['Boolean']['output'];
  /** Its stars. */
  rating: BlockRating;
  /** What is drawn in place of stars; null for stars. */
  ratingsIcon?: Maybe<RatingsIcon>;
  /** Whether the graph is drawn again with each answer. */
  refreshingGraph: Scalars['Boolean']['output'];
  /** The texts or numbers that are correct. */
  shortTextCorrectOptions: Array<Scalars['String']['output']>;
  /** Where a slider is right. */
  sliderCorrectValue: Scalars['Float']['output'];
  /** How far apart the steps of a slider are. */
  sliderSteps: Scalars['Float']['output'];
  /** Where a slider begins. */
  sliderValue: Scalars['Float']['output'];
  /** How far a number may be from the correct one. */
  tolerance: Scalars['Float']['output'];
  /** Which of its texts are maths. */
  useMaths: BlockMaths;
};

/** A block to save. What is left out is as in a new block. */
export type SessionBlockInput = {
  answerStrictness?: InputMaybe<AnswerStrictness>;
  audioPlayerSRC?: InputMaybe<Scalars['String']['input']>;
  blockType: BlockKind;
  description?: InputMaybe<Scalars['String']['input']>;
  dropdownInstruction?: InputMaybe<Scalars['String']['input']>;
  expression?: InputMaybe<Scalars['String']['input']>;
  feedback?: InputMaybe<Scalars['String']['input']>;
  graphLatex?: InputMaybe<Array<Scalars['String']['input']>>;
  graphPoints?: InputMaybe<Array<Scalars['String']['input']>>;
  graphXFrom?: InputMaybe<Scalars['String']['input']>;
  graphXTo?: InputMaybe<Scalars['String']['input']>;
  graphYFrom?: InputMaybe<Scalars['String']['input']>;
  graphYTo?: InputMaybe<Scalars['String']['input']>;
  hint?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  imageAlt?: InputMaybe<Scalars['String']['input']>;
  imageFile?: InputMaybe<Scalars['String']['input']>;
  imageOptions?: InputMaybe<Array<ImageOptionInput>>;
  isGraphOverImage?: InputMaybe<Scalars['Boolean']['input']>;
  maxSliderValue?: InputMaybe<Scalars['Float']['input']>;
  minSliderValue?: InputMaybe<Scalars['Float']['input']>;
  numericOnly?: InputMaybe<Scalars['Boolean']['input']>;
  options?: InputMaybe<Array<AnswerOptionInput>>;
  questionText?: InputMaybe<Scalars['String']['input']>;
  quotedQuestionText?: InputMaybe<Scalars['Boolean']['input']>;
  rating?: InputMaybe<BlockRatingInput>;
  ratingsIcon?: InputMaybe<RatingsIconInput>;
  refreshingGraph?: InputMaybe<Scalars['Boolean']['input']>;
  shortTextCorrectOptions?: InputMaybe<Array<Scalars['String']['input']>>;
  sliderCorrectValue?: InputMaybe<Scalars['Float']['input']>;
  sliderSteps?: InputMaybe<Scalars['Float']['input']>;
  sliderValue?: InputMaybe<Scalars['Float']['input']>;
  tolerance?: InputMaybe<Scalars['Float']['input']>;
  useMaths?: InputMaybe<BlockMathsInput>;
};

/** Something that keeps a session from being submitted. */
export type SessionCheck = {
  __typename?: 'SessionCheck';
  /** The block it is about; null for the session as a whole. */
  blockId?: Maybe<Scalars['ID']['output']>;
  /** Its place, starting at 0; null for the session as a whole. */
  blockIndex?: Maybe<Scalars['Int']['output']>;
  /** The field it is about; dotted for one within another. */
  field: Scalars['String']['output'];
  /** What to do about it. */
  message: Scalars['String']['output'];
};

/** What a reviewer asks for, at a block or of the session as a whole. */
export type SessionComment = {
  __typename?: 'SessionComment';
  /** Who asked for it; null where they are unknown. */
  author?: Maybe<StaffUser>;
  /** The block, which may have been removed since; null for the session as a whole. */
  blockId?: Maybe<Scalars['ID']['output']>;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** What the block was called then. */
  quote: Scalars['String']['output'];
  /** When it was done; null while it is not. */
  resolvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What needs to change. */
  text: Scalars['String']['output'];
  /** The version that it was made of. */
  versionNumber: Scalars['Int']['output'];
};

/** What is to change. */
export type SessionCommentInput = {
  /** The block; leave it out for the session as a whole. */
  blockId?: InputMaybe<Scalars['ID']['input']>;
  /** What needs to change. */
  text: Scalars['String']['input'];
};

/** What an answer to a block is worth, and where it is off; never what is right. */
export type SessionGrade = {
  __typename?: 'SessionGrade';
  /** What is said after a right answer; empty until then. */
  feedback: Scalars['String']['output'];
  /** What to say about it; null for nothing in particular. */
  message?: Maybe<Scalars['String']['output']>;
  /** The characters that are off, starting at 0, as a reader counts; none where the whole answer is meant. */
  places: Array<Scalars['Int']['output']>;
  /** Right, nearly, wrong, or not graded. */
  verdict: GradeVerdict;
};

/** One time that a session was handed in, and what came of it. */
export type SessionReview = {
  __typename?: 'SessionReview';
  /** When it was over; null while it is not. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** The lesson; null where you may not see it. */
  lesson?: Maybe<ExamLesson>;
  /** When its reviewer first looked at it; null while they have not. */
  openedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What came of it; null while it is not over. */
  outcome?: Maybe<ReviewOutcome>;
  /** Who was asked to review it; null where nobody was. */
  reviewer?: Maybe<StaffUser>;
  /** When it was handed in. */
  submittedAt: Scalars['DateTime']['output'];
  /** The version that was reviewed. */
  versionNumber: Scalars['Int']['output'];
  /** Who had the lesson to write; null where nobody had. */
  writer?: Maybe<StaffUser>;
};

/** One version of a session, without what is in it. */
export type SessionVersion = {
  __typename?: 'SessionVersion';
  /** Whether the app has it. */
  isLive: Scalars['Boolean']['output'];
  /** When it was first published; null where it never was. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was last written. */
  updatedAt: Scalars['DateTime']['output'];
  /** Starts at 1. */
  versionNumber: Scalars['Int']['output'];
};

export type SessionsPayload = {
  __typename?: 'SessionsPayload';
  /** The sessions that are still active. */
  sessions?: Maybe<Array<Session>>;
  userErrors: Array<UserError>;
};

/** What the business is set to in one respect, for all regions or for one. What was never set is at its default. */
export type Setting = Node & {
  __typename?: 'Setting';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** What is set, as the list of settings names it. */
  key: Scalars['String']['output'];
  /** The region it is set for; null for all regions. */
  regionId?: Maybe<Scalars['ID']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  /** What it is set to; null once it was taken away. */
  value?: Maybe<Scalars['FieldValue']['output']>;
  version: Scalars['Int']['output'];
};

export type SettingCreateInput = {
  key: Scalars['String']['input'];
  /** Why it is set; kept in the history. */
  reason?: InputMaybe<Scalars['String']['input']>;
  regionId?: InputMaybe<Scalars['ID']['input']>;
  value: Scalars['FieldValue']['input'];
};

export type SettingPayload = {
  __typename?: 'SettingPayload';
  setting?: Maybe<Setting>;
  userErrors: Array<UserError>;
};

export type SettingUpdateInput = {
  /** Why it is set; kept in the history. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Null takes the value away: what stands behind it is in force. */
  value?: InputMaybe<Scalars['FieldValue']['input']>;
};

/** One time that a lesson, or a place in a session, was settled, with the terms that it was settled by. */
export type SettlementRound = {
  __typename?: 'SettlementRound';
  /** When it was settled. */
  at: Scalars['DateTime']['output'];
  /** Who settled it; null for the system. */
  by?: Maybe<StaffUser>;
  /** How much of their price, in basis points. */
  chargeBp: Scalars['Int']['output'];
  /** How many of them are charged. */
  chargeMinutes: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /**
   * Whether it is in the books.
   * @deprecated Use `state`.
   */
  isBilled: Scalars['Boolean']['output'];
  /** How long the lesson was to be, in minutes. */
  minutes: Scalars['Int']['output'];
  /** How much of the pay for them, in basis points. */
  payBp: Scalars['Int']['output'];
  /** How many of them the tutor is paid for. */
  payMinutes: Scalars['Int']['output'];
  /** 1 for the first time; one more after each dispute, and each time it was taken back. */
  round: Scalars['Int']['output'];
  /** Which rule it follows. */
  rule: SettlementRule;
  /** The same in words, with the reason. */
  sentence: Scalars['String']['output'];
  /** Whether it is in the books. */
  state: SettlementState;
  /** The terms that it was settled by. */
  terms: PolicyCopy;
};

/** Which rule a settlement follows. */
export type SettlementRule =
  /** Lesson given. */
  | 'COMPLETED'
  /** Cancelled by the customer in time. */
  | 'CUSTOMER_IN_TIME'
  /** Cancelled by the customer late. */
  | 'CUSTOMER_LATE'
  /** Cancelled by the customer late, free once a term. */
  | 'CUSTOMER_LATE_FREE'
  /** Cut short by the tutor. */
  | 'CUT_SHORT'
  /** Ended early by agreement. */
  | 'CUT_SHORT_AGREED'
  /** Decided after a dispute. */
  | 'DISPUTE'
  /** Charge lowered after a dispute. */
  | 'DISPUTE_LOWERED'
  /** Did not come to the session. */
  | 'GROUP_ABSENT'
  /** Came to the session. */
  | 'GROUP_ATTENDED'
  /** Session cancelled in time. */
  | 'GROUP_CANCELLED'
  /** Session cancelled late. */
  | 'GROUP_CANCELLED_LATE'
  /** Gave the place up late. */
  | 'GROUP_LEFT_LATE'
  /** Moved. */
  | 'MOVED'
  /** Moved late, the tutor did not agree. */
  | 'MOVED_LATE'
  /** Moved late, the tutor agreed. */
  | 'MOVED_LATE_AGREED'
  /** Not run, cancelled 24 h or more before. */
  | 'NOT_RUN'
  /** Not run, cancelled less than 24 h before. */
  | 'NOT_RUN_LATE'
  /** Power or internet failed later on. */
  | 'OUTAGE_AFTER'
  /** Power or internet failed early. */
  | 'OUTAGE_BEFORE'
  /** Outcome taken back. */
  | 'REVERSED'
  /** Cancelled by staff. */
  | 'STAFF'
  /** The learner did not come. */
  | 'STUDENT_NO_SHOW'
  /** First trial missed. */
  | 'TRIAL_NO_SHOW'
  /** Cancelled by the tutor, 12 h or more before. */
  | 'TUTOR_EARLY'
  /** Cancelled by the tutor, less than 12 h before. */
  | 'TUTOR_LATE'
  /** The tutor did not come. */
  | 'TUTOR_NO_SHOW'
  /** Charge waived by staff. */
  | 'WAIVED';

/** Whether what a lesson came to is in the books. */
export type SettlementState =
  /** The lesson was before the books began, so it has no entry. */
  | 'BEFORE_BOOKS'
  /** Credit is used and the rest is to be billed. */
  | 'POSTED'
  /** Not yet. */
  | 'UNPOSTED';

/** Why a lesson was shorter than agreed. */
export type ShortReason =
  /** Both agreed to end early. */
  | 'AGREED'
  /** Power or internet failed. */
  | 'OUTAGE'
  /** The tutor began late or ended early. */
  | 'TUTOR';

/** What is heard of something that is said. */
export type Sounding =
  /** What it says now. */
  | 'HEARD'
  /** Only what it said before, which is not used. */
  | 'OUTDATED'
  /** Nothing: it has no recording. */
  | 'SILENT'
  /** Nothing until a recording of it is approved. */
  | 'WAITING';

/** A voice of recordings. Nothing that leaves the portal carries the name, only the code. */
export type Speaker = Node & {
  __typename?: 'Speaker';
  /** About how old they were when they consented. */
  ageBand?: Maybe<AgeBand>;
  /** SP-0001: never given twice. */
  code: Scalars['String']['output'];
  /** Who recorded the consent; null for the system. */
  consentBy?: Maybe<StaffUser>;
  /** What their recordings may be used for. */
  consentCovers: Array<ConsentUse>;
  /** The day on which they agreed. */
  consentGivenOn: Scalars['Date']['output'];
  /** Which wording they agreed to. */
  consentTextVersion: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** The dialect they speak. */
  dialect?: Maybe<Dialect>;
  /** The name, for staff alone. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** What shows that they agreed. */
  evidenceFile?: Maybe<File>;
  /** The gender; null if it is not known. */
  gender?: Maybe<Gender>;
  /** Who agreed for somebody under 18. */
  guardian?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Whether the viewer may change it now. */
  isEditable: Scalars['Boolean']['output'];
  /** Where they come from. */
  place?: Maybe<Scalars['String']['output']>;
  /** How many recordings there are of this voice. */
  recordingCount: Scalars['Int']['output'];
  /** Whether the consent is in force. */
  status: SpeakerStatus;
  /** The languages they speak. */
  subjects: Array<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** Why it was withdrawn. */
  withdrawReason?: Maybe<Scalars['String']['output']>;
  /** When the consent was withdrawn; null while it is in force. */
  withdrawnAt?: Maybe<Scalars['DateTime']['output']>;
};

export type SpeakerCreateInput = {
  ageBand?: InputMaybe<AgeBand>;
  /** What they agreed to; at least one use. */
  consentCovers: Array<ConsentUse>;
  consentGivenOn: Scalars['Date']['input'];
  /** A dialect of one of these languages. */
  dialectId: Scalars['ID']['input'];
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** A file that was sent as `document`. */
  evidenceFileId?: InputMaybe<Scalars['ID']['input']>;
  gender?: InputMaybe<Gender>;
  /** Needed for somebody under 18. */
  guardian?: InputMaybe<Scalars['String']['input']>;
  place?: InputMaybe<Scalars['String']['input']>;
  /** The languages they speak; at least one. */
  subjects: Array<Scalars['String']['input']>;
};

export type SpeakerFilter = {
  /** Added by any of these people; `me` is the viewer, `none` is nobody. */
  authorId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Has agreed to any of these uses. */
  covers?: InputMaybe<Array<ConsentUse>>;
  /** Speaks any of these dialects. */
  dialectId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of a code, name or place; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these states. */
  status?: InputMaybe<Array<SpeakerStatus>>;
  /** Speaks any of these languages. */
  subject?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type SpeakerPage = {
  __typename?: 'SpeakerPage';
  items: Array<Speaker>;
  pageInfo: PageInfo;
};

export type SpeakerPayload = {
  __typename?: 'SpeakerPayload';
  speaker?: Maybe<Speaker>;
  userErrors: Array<UserError>;
};

export type SpeakerSort =
  | 'CODE_ASC'
  | 'CODE_DESC'
  | 'CREATED_ASC'
  | 'CREATED_DESC';

/** Whether a speaker's consent is in force. */
export type SpeakerStatus =
  /** It is. */
  | 'ACTIVE'
  /** The speaker has taken it back: nothing of theirs is used. */
  | 'WITHDRAWN';

/** Changes to a speaker. What is left out stays; lists are given whole. */
export type SpeakerUpdateInput = {
  ageBand?: InputMaybe<AgeBand>;
  /** What they agreed to; at least one use. */
  consentCovers?: InputMaybe<Array<ConsentUse>>;
  consentGivenOn?: InputMaybe<Scalars['Date']['input']>;
  /** A dialect of one of these languages. */
  dialectId?: InputMaybe<Scalars['ID']['input']>;
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** A file that was sent as `document`. */
  evidenceFileId?: InputMaybe<Scalars['ID']['input']>;
  gender?: InputMaybe<Gender>;
  /** Needed for somebody under 18. */
  guardian?: InputMaybe<Scalars['String']['input']>;
  place?: InputMaybe<Scalars['String']['input']>;
  /** The languages they speak; at least one. */
  subjects?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Something a staff user did. Entries are never edited or removed. */
export type StaffActivity = Node & {
  __typename?: 'StaffActivity';
  /** The kind of activity. */
  action: AuditAction;
  /** When it was done. */
  at: Scalars['DateTime']['output'];
  /** The fields it changed, as the server names them. */
  changedFields: Array<Scalars['String']['output']>;
  /** The record it was done to; null if there is none. */
  entityId?: Maybe<Scalars['ID']['output']>;
  /** The kind of record it was done to, for example region. */
  entityKind: Scalars['String']['output'];
  /** The record's label, for example UK. */
  entityLabel: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** The network address it came from. */
  ip?: Maybe<Scalars['String']['output']>;
  /** The reason, if one was given. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The browser or tool, as it identified itself. */
  userAgent?: Maybe<Scalars['String']['output']>;
};

export type StaffActivityConnection = {
  __typename?: 'StaffActivityConnection';
  edges: Array<StaffActivityEdge>;
  pageInfo: CursorInfo;
};

export type StaffActivityEdge = {
  __typename?: 'StaffActivityEdge';
  cursor: Scalars['String']['output'];
  /** The activity. */
  node: StaffActivity;
};

/** A change of a staff account's status. */
export type StaffEvent =
  /** Choose the first password with the link from the email. */
  | 'ACTIVATE'
  /** Admit someone who registered, with a role. */
  | 'ADMIT'
  /** Send the invitation again. */
  | 'INVITE'
  /** Refuse someone who registered. */
  | 'REFUSE'
  /** Let them sign in again. */
  | 'REINSTATE'
  /** Stop them signing in and end their sessions. */
  | 'SUSPEND';

/** The status of a staff account. */
export type StaffStatus =
  /** Can sign in. */
  | 'ACTIVE'
  /** Invited by a colleague; has not yet chosen a password. */
  | 'INVITED'
  /** Asked for an account; not yet decided. */
  | 'PENDING'
  /** Asked for an account and was refused. */
  | 'REFUSED'
  /** Cannot sign in until reinstated. */
  | 'SUSPENDED';

/** A person who uses the portal. Everyone sees their name and picture; the account itself is for those who manage staff. */
export type StaffUser = Node & {
  __typename?: 'StaffUser';
  /** What the viewer may do with the account next. */
  allowedEvents: Array<StaffEvent>;
  /** The URL of their picture, on this server. */
  avatar?: Maybe<Scalars['String']['output']>;
  /** A few words about themselves. */
  bio?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** The email address they sign in with. */
  email: Scalars['String']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Whether they have chosen a password; until then they cannot sign in, whatever the status. */
  isActivated: Scalars['Boolean']['output'];
  /** When they were last active, to the minute; null if never. */
  lastActivityAt?: Maybe<Scalars['DateTime']['output']>;
  /** When they last signed in; null if never. */
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
  /** Phone number in international format. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The regions they see first; empty for all regions. */
  regions?: Maybe<Array<Region>>;
  /** Their role; null if they have none or it is unknown. */
  role?: Maybe<Role>;
  /** The status of the account. */
  status: StaffStatus;
  /** The time zone used to show them times. */
  timeZone: Scalars['TimeZone']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** What the viewer may do with the account, and why not where they may not. */
  viewerCan: StaffUserAbilities;
};

/** What the viewer may do with a staff user. */
export type StaffUserAbilities = {
  __typename?: 'StaffUserAbilities';
  /** Admit them after they registered. */
  admit: Ability;
  /** Change their role to one of `roles`. */
  changeRole: Ability;
  /** See their sessions and activity. */
  inspect: Ability;
  /** Send the activation link again. */
  invite: Ability;
  /** Refuse them after they registered. */
  refuse: Ability;
  /** Reinstate the suspended account. */
  reinstate: Ability;
  /** End their sessions. */
  revokeSessions: Ability;
  /** The roles the viewer may give. */
  roles: Array<Role>;
  /** Suspend the account. */
  suspend: Ability;
  /** Edit their name, email address and details. */
  update: Ability;
};

export type StaffUserCreateInput = {
  /** The email address to sign in with; unique to the account. */
  email: Scalars['String']['input'];
  /** First name, at most 60 characters. */
  firstName: Scalars['String']['input'];
  /** Last name, at most 60 characters. */
  lastName: Scalars['String']['input'];
  /** Phone number in international format. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The regions they see first; all regions if left out. */
  regionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The role to give them; required. */
  role?: InputMaybe<Role>;
  /** The time zone used to show them times; Africa/Lagos if left out. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

export type StaffUserFilter = {
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Accounts that see any of these regions first. Accounts that see all regions are not included. */
  regionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these roles. */
  role?: InputMaybe<Array<Role>>;
  /** Part of a name or email address; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these states. */
  status?: InputMaybe<Array<StaffStatus>>;
  /** True for accounts without a role, false for accounts with one. */
  withoutRole?: InputMaybe<Scalars['Boolean']['input']>;
};

export type StaffUserPage = {
  __typename?: 'StaffUserPage';
  items: Array<StaffUser>;
  pageInfo: PageInfo;
};

export type StaffUserPayload = {
  __typename?: 'StaffUserPayload';
  staffUser?: Maybe<StaffUser>;
  userErrors: Array<UserError>;
};

export type StaffUserSort =
  /** Oldest accounts first. */
  | 'CREATED_ASC'
  /** Newest accounts first. */
  | 'CREATED_DESC'
  | 'EMAIL_ASC'
  | 'EMAIL_DESC'
  /** Least recently signed in first. */
  | 'LAST_LOGIN_ASC'
  /** Most recently signed in first. */
  | 'LAST_LOGIN_DESC'
  /** By last name, then first name, ascending. */
  | 'NAME_ASC'
  /** By last name, then first name, descending. */
  | 'NAME_DESC';

/** Changes to an account. Fields that are left out keep their values; null clears a field. */
export type StaffUserUpdateInput = {
  /** The email address to sign in with. Links sent to the old one stop working. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** First name, at most 60 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name, at most 60 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number in international format. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The regions they see first; an empty list for all regions. */
  regionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The time zone used to show them times. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** Where a character stands before a background. */
export type StagePlace =
  /** In the middle. */
  | 'CENTRE'
  /** At the left. */
  | 'LEFT'
  /** At the right. */
  | 'RIGHT';

/** One step of an application. */
export type StageStep = {
  __typename?: 'StageStep';
  /** When it did. */
  at: Scalars['DateTime']['output'];
  /** Who moved it; null if the system did, or a colleague who has left. */
  by?: Maybe<StaffUser>;
  /** Why, if they said so. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The stage it came to. */
  stage: CandidacyStage;
};

/** Someone else saved the record first. Nothing was saved; both versions can be shown side by side. */
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
  /** A message to show to the user. */
  message: Scalars['String']['output'];
  /** Always empty. */
  path: Array<Scalars['String']['output']>;
};

/** What a customer owes in one currency over some days, and how it came to that. */
export type Statement = {
  __typename?: 'Statement';
  /** Owed at the end of the last day: what the next statement opens with. */
  closing: Scalars['MinorUnits']['output'];
  /** What changed it, by day. */
  lines: Array<StatementLine>;
  /** Owed before the first day; below 0 where we owe them. */
  opening: Scalars['MinorUnits']['output'];
};

/** Whose account, in which currency and over which days. */
export type StatementInput = {
  /** Amounts of two currencies are never added. */
  currency: Currency;
  /** Whose account. */
  customerId: Scalars['ID']['input'];
  /** The first day. */
  from: Scalars['Date']['input'];
  /** The last day. */
  to: Scalars['Date']['input'];
};

/** Something that changed what a customer owes. */
export type StatementLine = {
  __typename?: 'StatementLine';
  /** Above 0 for what is owed, below 0 for what was paid or need not be paid. */
  amount: Scalars['MinorUnits']['output'];
  /** The day on which it counts. */
  day: Scalars['Date']['output'];
  /** The day that it is about, where that month was closed. */
  forDay?: Maybe<Scalars['Date']['output']>;
  /** The invoice that it is about. */
  invoice?: Maybe<Invoice>;
  /** What it is. */
  kind: StatementLineKind;
  /** The number of the document. */
  name: Scalars['String']['output'];
};

/** What changes what a customer owes. */
export type StatementLineKind =
  /** What a bank took back of a payment, and what it gave back of that. */
  | 'BANK_DISPUTE'
  /** A credit note. */
  | 'CREDIT_NOTE'
  /** A gift of ours that paid a part of an invoice. */
  | 'GIFT'
  /** An invoice that was sent. */
  | 'INVOICE'
  /** Money that reached us. */
  | 'PAYMENT'
  /** Money that was given back. */
  | 'REFUND'
  /** What we gave up of an invoice. */
  | 'WRITE_OFF';

/** A statement as a PDF. */
export type StatementPdfPayload = {
  __typename?: 'StatementPdfPayload';
  /** The PDF; null where it is not made yet. */
  file?: Maybe<File>;
  userErrors: Array<UserError>;
};

/** A statement that was sent. */
export type StatementSentPayload = {
  __typename?: 'StatementSentPayload';
  /** With `preview`, the email that it would send; null otherwise. */
  mails?: Maybe<Array<MailShown>>;
  /** The address that it went to. */
  sentTo?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

/** What is still open in a month of the books. */
export type StillOpen = {
  __typename?: 'StillOpen';
  /** How many. */
  count: Scalars['Int']['output'];
  /** The instant at which the month begins in the region. */
  from: Scalars['DateTime']['output'];
  /** The first twenty of them; empty where a list has them all. */
  items: Array<StillOpenItem>;
  /** What it is about. */
  matter: OpenMatter;
  /** The instant at which it is over there. */
  to: Scalars['DateTime']['output'];
};

/** One thing that is still open in a month, by what it is about. */
export type StillOpenItem = {
  __typename?: 'StillOpenItem';
  /** The group lesson whose session or place it is. */
  groupLesson?: Maybe<GroupLesson>;
  /** The draft. */
  invoice?: Maybe<Invoice>;
  /** The lesson that is settled and not in the books. */
  lesson?: Maybe<BookedLesson>;
  /** The number of the lesson or the payment, the group lesson, or the customer of a draft. */
  name: Scalars['String']['output'];
  /** The payment that is to be placed. */
  payment?: Maybe<Payment>;
};

/** A story of the learning app. */
export type Story = Node & {
  __typename?: 'Story';
  /** For which age it is; null for any. */
  ageGroup?: Maybe<AgeGroup>;
  /** Who added it; null for the system. */
  author?: Maybe<StaffUser>;
  /** Everyone who has written since it was last published. */
  authors?: Maybe<Array<StaffUser>>;
  /** What keeps it from being submitted. */
  checks: Array<ContentCheck>;
  /** What reviewers asked to change, the oldest first. */
  comments: Array<ReviewComment>;
  /** What the cover shows, for those who cannot see it. */
  coverAlt?: Maybe<Scalars['String']['output']>;
  /** The picture in lists; null for that of the first scene. */
  coverFile?: Maybe<File>;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** For which level it is. */
  level: LearnerLevel;
  /** How many lines all scenes have. */
  lineCount: Scalars['Int']['output'];
  /** How many of them have a recording that the app may use. */
  linesRecorded: Scalars['Int']['output'];
  /** How many lines have a text, which can be recorded. */
  linesToRecord: Scalars['Int']['output'];
  /** Since when the app has it. */
  liveAt?: Maybe<Scalars['DateTime']['output']>;
  /** Which published copy the app has; null for none. */
  liveVersion?: Maybe<Scalars['Int']['output']>;
  /** What the viewer may do with it now. */
  offered: Array<ReviewAct>;
  /** The picture in lists: the cover, or else what the first scene is set in. */
  picture?: Maybe<File>;
  /** What is asked once it is told, in its order; with what is right, for staff only. */
  questions: Array<SessionBlock>;
  /** Who is asked to review it. */
  reviewer?: Maybe<StaffUser>;
  /** How many scenes there are. */
  sceneCount: Scalars['Int']['output'];
  /** The scenes, in their order. */
  scenes: Array<StoryScene>;
  /** How far the working copy has come. */
  status: ReviewStatus;
  /** The language. */
  subject: Scalars['String']['output'];
  /** What it is called; unique in its language. */
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** What does not keep it from being submitted, but is seldom meant. */
  warnings: Array<ContentCheck>;
};

export type StoryCreateInput = {
  ageGroup?: InputMaybe<AgeGroup>;
  coverAlt?: InputMaybe<Scalars['String']['input']>;
  /** Sent as `app-image`. */
  coverFileId?: InputMaybe<Scalars['ID']['input']>;
  level: LearnerLevel;
  /** Up to 10, in their order; their pictures are sent as `session-image`, their recordings as `session-audio`. */
  questions?: InputMaybe<Array<SessionBlockInput>>;
  /** Up to 40. */
  scenes?: InputMaybe<Array<StorySceneInput>>;
  subject: Scalars['String']['input'];
  title: Scalars['String']['input'];
};

/** Where somebody stands in a scene, and how they look. */
export type StoryFigure = {
  __typename?: 'StoryFigure';
  /** Who stands there; null if it is gone. */
  character?: Maybe<Character>;
  /** A look of the character by its id; null for the usual one. */
  expressionId?: Maybe<Scalars['ID']['output']>;
  /** Where. */
  position: StagePlace;
};

/** Where somebody stands in a scene, and how they look. */
export type StoryFigureInput = {
  characterId: Scalars['ID']['input'];
  /** A look of the character; left out for the usual one. */
  expressionId?: InputMaybe<Scalars['ID']['input']>;
  position: StagePlace;
};

export type StoryFilter = {
  /** Added by any of these people; `me` is the viewer, `none` is nobody. */
  authorId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** With any of these backgrounds. */
  backgroundId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** With any of these characters. */
  characterId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether the app has a published copy. */
  inApp?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of these levels. */
  level?: InputMaybe<Array<LearnerLevel>>;
  /** Waiting for any of these reviewers; `me` is the viewer, `none` is nobody. */
  reviewerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of a title; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these states; all but archived stories if left out. */
  status?: InputMaybe<Array<ReviewStatus>>;
  /** Any of these languages. */
  subject?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** What is said or told in a scene. */
export type StoryLine = {
  __typename?: 'StoryLine';
  /** Who says it; null for the narrator. */
  character?: Maybe<Character>;
  /** Its id within the scene, which it keeps. */
  lineId: Scalars['String']['output'];
  /** The recording that the app plays. */
  mainRecording?: Maybe<AppRecording>;
  /** Whether it can be heard. */
  sounding: Sounding;
  /** The words, in the language of the story. */
  text?: Maybe<Scalars['String']['output']>;
  /** In English. */
  translation?: Maybe<Scalars['String']['output']>;
};

/** What is said or told in a scene. */
export type StoryLineInput = {
  /** Who says it, of those in the scene; left out for the narrator. */
  characterId?: InputMaybe<Scalars['ID']['input']>;
  /** Chosen by whoever adds it, and kept for good: up to 40 letters and digits. */
  lineId: Scalars['String']['input'];
  /** Needed before the story is submitted, as is the translation. */
  text?: InputMaybe<Scalars['String']['input']>;
  translation?: InputMaybe<Scalars['String']['input']>;
};

export type StoryPage = {
  __typename?: 'StoryPage';
  items: Array<Story>;
  pageInfo: PageInfo;
};

export type StoryPayload = {
  __typename?: 'StoryPayload';
  story?: Maybe<Story>;
  userErrors: Array<UserError>;
};

/** A scene of a story. */
export type StoryScene = {
  __typename?: 'StoryScene';
  /** What it is set in. */
  background?: Maybe<Background>;
  /** Who is seen, up to three. */
  characters: Array<StoryFigure>;
  /** What is said, in its order. */
  lines: Array<StoryLine>;
  /** Its id within the story, which it keeps. */
  sceneId: Scalars['String']['output'];
};

/** A scene of a story. */
export type StorySceneInput = {
  /** Needed before the story is submitted. */
  backgroundId?: InputMaybe<Scalars['ID']['input']>;
  /** Up to three, each in a place of its own. */
  characters: Array<StoryFigureInput>;
  /** Up to 30; at least one before the story is submitted. */
  lines: Array<StoryLineInput>;
  /** Chosen by whoever adds it, and kept for good: up to 40 letters and digits. */
  sceneId: Scalars['String']['input'];
};

export type StorySort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'TITLE_ASC'
  | 'TITLE_DESC'
  /** What was changed longest ago comes first. */
  | 'UPDATED_ASC'
  /** What was changed last comes first. */
  | 'UPDATED_DESC';

/** Changes to a story. What is left out stays; scenes and questions are given whole. */
export type StoryUpdateInput = {
  ageGroup?: InputMaybe<AgeGroup>;
  coverAlt?: InputMaybe<Scalars['String']['input']>;
  /** Sent as `app-image`. */
  coverFileId?: InputMaybe<Scalars['ID']['input']>;
  level?: InputMaybe<LearnerLevel>;
  /** Up to 10, in their order; their pictures are sent as `session-image`, their recordings as `session-audio`. */
  questions?: InputMaybe<Array<SessionBlockInput>>;
  /** Up to 40. */
  scenes?: InputMaybe<Array<StorySceneInput>>;
  subject?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};

/** What a tutor says of the learner after a lesson; each score from 1 to 5. */
export type StudentRating = Node & {
  __typename?: 'StudentRating';
  createdAt: Scalars['DateTime']['output'];
  /** How the learner took part. */
  engagement: Scalars['Int']['output'];
  /** How they did their homework. */
  homework?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  /** The lesson. */
  lesson?: Maybe<BookedLesson>;
  /** The id of the lesson. */
  lessonId: Scalars['ID']['output'];
  /** The level that they have reached. */
  levelAfter?: Maybe<LearnerLevel>;
  /** How well they understand what they hear. */
  listening?: Maybe<Scalars['Int']['output']>;
  /** What it is called: “L-000123-07: 4.3 of 5”. */
  name: Scalars['String']['output'];
  /** More about it. */
  note?: Maybe<Scalars['String']['output']>;
  /** How staff came to know it; null where the tutor wrote it. */
  onBehalf?: Maybe<Scalars['String']['output']>;
  /** The mean of the scores that were given, with one decimal, half up. */
  overall: Scalars['Float']['output'];
  /** How well they read. */
  reading?: Maybe<Scalars['Int']['output']>;
  /** How well they speak. */
  speaking?: Maybe<Scalars['Int']['output']>;
  /** Who says it. */
  tutor?: Maybe<Tutor>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** How well they write. */
  writing?: Maybe<Scalars['Int']['output']>;
};

/** What a tutor says of the learner after a lesson, entered by staff; each score from 1 to 5. */
export type StudentRatingCreateInput = {
  /** How the learner took part. */
  engagement: Scalars['Int']['input'];
  /** How they did their homework. */
  homework?: InputMaybe<Scalars['Int']['input']>;
  /** The lesson, which was given. */
  lessonId: Scalars['ID']['input'];
  /** The level that they have reached. */
  levelAfter?: InputMaybe<LearnerLevel>;
  /** How well they understand what they hear. */
  listening?: InputMaybe<Scalars['Int']['input']>;
  /** More about it. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** How the viewer came to know it. */
  onBehalf: Scalars['String']['input'];
  /** How well they read. */
  reading?: InputMaybe<Scalars['Int']['input']>;
  /** How well they speak. */
  speaking?: InputMaybe<Scalars['Int']['input']>;
  /** How well they write. */
  writing?: InputMaybe<Scalars['Int']['input']>;
};

export type StudentRatingFilter = {
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** When it was given, by the viewer’s calendar. */
  created?: InputMaybe<Period>;
  /** The same by days of one’s own choosing. */
  createdBetween?: InputMaybe<DayRangeInput>;
  /** Of lessons that any of these customers pay for. */
  customerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Of lessons of any of these learners or pods. */
  learnerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Of any of these lessons. */
  lessonId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** By any of these tutors. */
  tutorId?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type StudentRatingPage = {
  __typename?: 'StudentRatingPage';
  items: Array<StudentRating>;
  pageInfo: PageInfo;
};

export type StudentRatingPayload = {
  __typename?: 'StudentRatingPayload';
  studentRating?: Maybe<StudentRating>;
  userErrors: Array<UserError>;
};

export type StudentRatingSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC';

/** Changes to what a tutor says of a learner, within seven days. What is left out stays. */
export type StudentRatingUpdateInput = {
  /** How the learner took part. */
  engagement?: InputMaybe<Scalars['Int']['input']>;
  /** How they did their homework. */
  homework?: InputMaybe<Scalars['Int']['input']>;
  /** The level that they have reached. */
  levelAfter?: InputMaybe<LearnerLevel>;
  /** How well they understand what they hear. */
  listening?: InputMaybe<Scalars['Int']['input']>;
  /** More about it. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** How well they read. */
  reading?: InputMaybe<Scalars['Int']['input']>;
  /** How well they speak. */
  speaking?: InputMaybe<Scalars['Int']['input']>;
  /** How well they write. */
  writing?: InputMaybe<Scalars['Int']['input']>;
};

/** One part of a curriculum's tree: an age group, level, subject or topic. */
export type Subdivision = Node & {
  __typename?: 'Subdivision';
  /** When it was archived; null while it is in use. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** The curriculum it belongs to. */
  curriculumId: Scalars['ID']['output'];
  /** What it is about. */
  description?: Maybe<Scalars['String']['output']>;
  /** How long it takes, in minutes. */
  estimatedMinutes?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  /** The number of content lessons it uses. */
  lessonCount: Scalars['Int']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** Its position among its siblings, starting at 0, without gaps. */
  order: Scalars['Int']['output'];
  /** What the learner can do by the end; at most 200 characters each. */
  outcomes: Array<Scalars['String']['output']>;
  /** The part above it; null at the top level. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** What there is to read, listen to, watch or open. */
  resources: Array<SubdivisionResource>;
  /** Used in web addresses; unique among its siblings. */
  slug: Scalars['String']['output'];
  /** The type of part. */
  type: SubdivisionType;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy?: Maybe<StaffUser>;
  version: Scalars['Int']['output'];
  /** The words that it teaches, in order; published or not. */
  words?: Maybe<Array<Word>>;
};

/** Where to put a copy of a part. */
export type SubdivisionCopyInput = {
  /** The curriculum to copy into; it must have the same shape. */
  curriculumId: Scalars['ID']['input'];
  /** The parent of the copy; null for the top level. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether to copy the resources too; true if left out. */
  withResources?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The outcome of copying a part. */
export type SubdivisionCopyPayload = {
  __typename?: 'SubdivisionCopyPayload';
  /** How many parts were added. */
  copied?: Maybe<Scalars['Int']['output']>;
  curriculum?: Maybe<Curriculum>;
  /** The copy, which includes everything under it. */
  subdivision?: Maybe<Subdivision>;
  userErrors: Array<UserError>;
};

/** The number of parts of one type in a curriculum. */
export type SubdivisionCount = {
  __typename?: 'SubdivisionCount';
  /** How many there are. */
  count: Scalars['Int']['output'];
  /** The type of part. */
  type: SubdivisionType;
};

export type SubdivisionCreateInput = {
  curriculumId: Scalars['ID']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  estimatedMinutes?: InputMaybe<Scalars['Int']['input']>;
  name: Scalars['String']['input'];
  outcomes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The part above it; null for the top level. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  resources?: InputMaybe<Array<SubdivisionResourceInput>>;
  /** The type of part; which types are possible depends on the parent. */
  type: SubdivisionType;
  /** Up to 200, in order, in the language of the curriculum. */
  wordIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Where to move a part. */
export type SubdivisionMoveInput = {
  /** The position among the new siblings, starting at 0. */
  order: Scalars['Int']['input'];
  /** The new parent; null for the top level. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
};

export type SubdivisionPayload = {
  __typename?: 'SubdivisionPayload';
  curriculum?: Maybe<Curriculum>;
  subdivision?: Maybe<Subdivision>;
  userErrors: Array<UserError>;
};

/** Something to read, listen to, watch or open. */
export type SubdivisionResource = {
  __typename?: 'SubdivisionResource';
  /** What it is. */
  kind: ResourceKind;
  /** The name. */
  title: Scalars['String']['output'];
  /** A full web address. */
  url: Scalars['String']['output'];
};

/** Something to read, listen to, watch or open. */
export type SubdivisionResourceInput = {
  /** What it is. */
  kind: ResourceKind;
  /** The name. */
  title: Scalars['String']['input'];
  /** A full web address starting with https://. */
  url: Scalars['String']['input'];
};

/** A type of curriculum part. */
export type SubdivisionType =
  /** An age group, at the top of a language curriculum. */
  | 'AGE_GROUP'
  /** A level, under an age group. */
  | 'LEVEL'
  /** A subject, at the top of a school curriculum. */
  | 'SUBJECT'
  /** A topic, at the end of every branch. */
  | 'TOPIC';

/** Changes to a part. Fields that are left out keep their values; null clears a field. */
export type SubdivisionUpdateInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  estimatedMinutes?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  outcomes?: InputMaybe<Array<Scalars['String']['input']>>;
  resources?: InputMaybe<Array<SubdivisionResourceInput>>;
  slug?: InputMaybe<Scalars['String']['input']>;
  /** Up to 200, in order, in the language of the curriculum. */
  wordIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** A subject that lessons are taught in. */
export type SubjectOption = {
  __typename?: 'SubjectOption';
  /** The subject's name and key, for example Igbo. */
  value: Scalars['String']['output'];
};

/** Everything that can be subscribed to, as server-sent events at /graphql/stream. */
export type Subscription = {
  __typename?: 'Subscription';
  /**
   * Changes of what the viewer may see, as they happen. The first is OPENED, where the stream begins. After a break, pass
   * the last `cursor` as `after`: nothing is lost and nothing comes twice; RESYNC says that too much time has passed, and
   * that all that is shown must be asked for again.
   */
  changes: Change;
  /** New notifications for the viewer, as they happen. */
  notificationReceived: Notification;
};


/** Everything that can be subscribed to, as server-sent events at /graphql/stream. */
export type SubscriptionChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  kinds?: InputMaybe<Array<EntityKind>>;
  recent?: InputMaybe<Scalars['Int']['input']>;
};

/** Something that a colleague is to do. */
export type Task = Node & {
  __typename?: 'Task';
  /** Who added it; null for the system. */
  author?: Maybe<StaffUser>;
  createdAt: Scalars['DateTime']['output'];
  /** When it was done; null while it is not. */
  doneAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it is due, where a time of day is set. */
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  /** The day by which it is to be done, by the owner's clock; null for no particular day. */
  dueOn?: Maybe<Scalars['Date']['output']>;
  /** The time of that day, such as 09:30, by the owner's clock; null for any. */
  dueTime?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** What it asks for. */
  kind: TaskKind;
  /** Whether the viewer may change it, and say that it is done. */
  mayChange: Scalars['Boolean']['output'];
  /** What else is to be known about it. */
  note?: Maybe<Scalars['String']['output']>;
  /** Who is to do it. */
  owner?: Maybe<StaffUser>;
  /** What it is about; null for nothing, and where the viewer may not see that. */
  subject?: Maybe<TaskSubject>;
  /** What is to be done, in a few words. */
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type TaskCreateInput = {
  /** The customer it is about. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  dueOn?: InputMaybe<Scalars['Date']['input']>;
  /** A time of that day, such as 09:30, by the owner's clock. */
  dueTime?: InputMaybe<Scalars['String']['input']>;
  /** What it asks for. */
  kind: TaskKind;
  /** The lead it is about, where it is about no customer. */
  leadId?: InputMaybe<Scalars['ID']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  /** Who is to do it: an active colleague who may see what it is about. */
  ownerId: Scalars['ID']['input'];
  /** What is to be done, in a few words. */
  title: Scalars['String']['input'];
};

/** When a task that is not done is due, by the clock of its owner. */
export type TaskDue =
  /** On a day that has passed. */
  | 'OVERDUE'
  /** Today. */
  | 'TODAY'
  /** Between today and Sunday. */
  | 'WEEK';

export type TaskFilter = {
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Any of these customers, whom it is about. */
  customerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether it is done. */
  done?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of these; only tasks that are not done. */
  due?: InputMaybe<Array<TaskDue>>;
  /** Any of these kinds. */
  kind?: InputMaybe<Array<TaskKind>>;
  /** Any of these leads, whom it is about. */
  leadId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether the viewer is to do it: `true` leaves out those of others; anything else leaves out none. */
  mine?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of these owners. */
  ownerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of the title; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** What a task asks for. */
export type TaskKind =
  /** Call someone. */
  | 'CALL'
  /** Check something. */
  | 'CHECK'
  /** Get back to someone. */
  | 'FOLLOW_UP'
  /** Something else. */
  | 'OTHER';

export type TaskPage = {
  __typename?: 'TaskPage';
  items: Array<Task>;
  pageInfo: PageInfo;
};

export type TaskPayload = {
  __typename?: 'TaskPayload';
  task?: Maybe<Task>;
  userErrors: Array<UserError>;
};

export type TaskSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'DUE_ASC'
  | 'DUE_DESC';

/** What a task is about. */
export type TaskSubject = {
  __typename?: 'TaskSubject';
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** What kind of record it is. */
  kind: TaskSubjectKind;
  /** What it is called, such as a customer's name. */
  label: Scalars['String']['output'];
};

/** What a task can be about. */
export type TaskSubjectKind =
  /** A customer. */
  | 'CUSTOMER'
  /** A lead. */
  | 'LEAD';

/** Changes to a task. What is left out stays. */
export type TaskUpdateInput = {
  dueOn?: InputMaybe<Scalars['Date']['input']>;
  /** A time of that day, such as 09:30, by the owner's clock. */
  dueTime?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<TaskKind>;
  note?: InputMaybe<Scalars['String']['input']>;
  /** Who is to do it: an active colleague who may see what it is about. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** What is to be done, in a few words. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** One subject that a tutor teaches. */
export type TaughtSubject = {
  __typename?: 'TaughtSubject';
  /** The ages they teach it to; none is any. */
  ageGroups: Array<AgeGroup>;
  /** The dialects they speak. */
  dialects: Array<Scalars['String']['output']>;
  /** The levels they teach it at; none is any. */
  levels: Array<LearnerLevel>;
  /** Whether they grew up with it. */
  nativeSpeaker: Scalars['Boolean']['output'];
  /** The subject, for example Igbo. */
  subject: Scalars['String']['output'];
};

/** One subject that a tutor teaches. */
export type TaughtSubjectInput = {
  ageGroups?: InputMaybe<Array<AgeGroup>>;
  dialects?: InputMaybe<Array<Scalars['String']['input']>>;
  levels?: InputMaybe<Array<LearnerLevel>>;
  nativeSpeaker?: InputMaybe<Scalars['Boolean']['input']>;
  subject: Scalars['String']['input'];
};

/** What a teacher's reward is worked out from. */
export type TeacherRewardType =
  /** A sum of money. */
  | 'AMOUNT'
  /** A share of the first paid invoice, without tax and after promos. */
  | 'PERCENT';

export type TellApartPayload = {
  __typename?: 'TellApartPayload';
  /** Who else may be the same person. */
  duplicates?: Maybe<Array<LikelyDuplicate>>;
  userErrors: Array<UserError>;
};

/** A text to customers, written ahead, with places for what differs from one to the next. Each edit is a new version. */
export type Template = Node & {
  __typename?: 'Template';
  /** Whether it can be chosen for new messages. */
  active: Scalars['Boolean']['output'];
  /** The text; what is to be filled in stands in it as {{firstName}}. */
  body: Scalars['String']['output'];
  /** How it goes out. */
  channel: TemplateChannel;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** What it is for; decides its placeholders. */
  kind: TemplateKind;
  /** The language it is written in. */
  language: TemplateLanguage;
  /** The name. */
  name: Scalars['String']['output'];
  /** The subject, of emails alone. */
  subject?: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

/** How a text written ahead goes out. */
export type TemplateChannel =
  /** By email. */
  | 'EMAIL'
  /** By text message. */
  | 'SMS'
  /** By WhatsApp. */
  | 'WHATSAPP';

export type TemplateCreateInput = {
  body: Scalars['String']['input'];
  channel: TemplateChannel;
  kind: TemplateKind;
  language: TemplateLanguage;
  name: Scalars['String']['input'];
  subject?: InputMaybe<Scalars['String']['input']>;
};

export type TemplateFilter = {
  /** True for templates in use, false for archived ones. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Any of these channels. */
  channel?: InputMaybe<Array<TemplateChannel>>;
  /** Any of these kinds. */
  kind?: InputMaybe<Array<TemplateKind>>;
  /** Any of these languages. */
  language?: InputMaybe<Array<TemplateLanguage>>;
  /** Part of a name; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** What a text written ahead is for; decides its placeholders. */
export type TemplateKind =
  /** Invites a candidate to an interview. */
  | 'CANDIDATE_INTERVIEW'
  /** Makes a candidate an offer. */
  | 'CANDIDATE_OFFER'
  /** Tells a candidate that they are not taken. */
  | 'CANDIDATE_REJECTION'
  /** Tells both that lessons move by other clocks as a clock changes. */
  | 'CLOCK_CHANGE'
  /** Tells both that lessons are booked. */
  | 'COURSE_BEGUN'
  /** Tells both that there are no more lessons. */
  | 'COURSE_ENDED'
  /** Tells both that lessons are held until they are paid for. */
  | 'COURSE_HELD'
  /** Tells both that there are no lessons for a while. */
  | 'COURSE_PAUSED'
  /** Tells both that lessons go on. */
  | 'COURSE_RESUMED'
  /** Tells both that lessons have other times. */
  | 'COURSE_TIMES'
  /** Tells everyone concerned that another tutor teaches. */
  | 'COURSE_TUTOR'
  /** Tells a customer that the usual tutor gives a lesson after all. */
  | 'COVER_ENDED'
  /** Tells a tutor that they give a lesson in place of another. */
  | 'COVER_GIVEN'
  /** Tells a customer that credit is about to expire. */
  | 'CREDIT_EXPIRES'
  /** Brings a credit note, and says how money is given back. */
  | 'CREDIT_NOTE'
  /** Tells a customer which lessons a tutor has accepted. */
  | 'CUSTOMER_PROPOSAL'
  /** Tells both how a dispute was decided, and why. */
  | 'DISPUTE_SETTLED'
  /** Tells a family that several of their courses are paused. */
  | 'FAMILY_PAUSED'
  /** Tells a family that several of their courses go on. */
  | 'FAMILY_RESUMED'
  /** Anything to a customer. */
  | 'GENERAL'
  /** Tells families that a session of a pod or an immersion does not take place. */
  | 'GROUP_CANCELLED'
  /** Tells a family how their objection was decided. */
  | 'GROUP_DECIDED'
  /** Tells a family that what they object to is not charged until it is decided. */
  | 'GROUP_DISPUTED'
  /** Tells families that they were moved to another session. */
  | 'GROUP_MOVED'
  /** Offers a family a place that is free in a session. */
  | 'GROUP_PLACE'
  /** Tells a tutor of sessions that they are to teach. */
  | 'GROUP_TUTOR_ASSIGNED'
  /** Tells a tutor that a session does not take place. */
  | 'GROUP_TUTOR_CANCELLED'
  /** Tells tutors how an objection to what a place is charged was decided. */
  | 'GROUP_TUTOR_DECIDED'
  /** Asks tutors for their account of a session that a family is not to be charged for, as they see it. */
  | 'GROUP_TUTOR_DISPUTED'
  /** Tells tutors that the learners of a session have moved to another one. */
  | 'GROUP_TUTOR_MOVED'
  /** Reminds a customer of an invoice. */
  | 'INVOICE_REMINDER'
  /** Brings a customer an invoice. */
  | 'INVOICE_SENT'
  /** Tells a customer that an invoice is withdrawn. */
  | 'INVOICE_VOID'
  /** Tells a customer that one lesson is still paid for. */
  | 'LAST_LESSON'
  /** About the learners on a customer's account. */
  | 'LEARNERS'
  /** Asks a tutor how the learner is doing. */
  | 'LEARNER_RATING'
  /** Tells both of a lesson beside the usual ones. */
  | 'LESSON_BOOKED'
  /** Tells both that a lesson is cancelled, and what it comes to. */
  | 'LESSON_CANCELLED'
  /** Tells a customer that another tutor gives a lesson. */
  | 'LESSON_COVERED'
  /** Tells both that a lesson is disputed, and asks for their account. */
  | 'LESSON_DISPUTED'
  /** Tells both that a lesson has moved, from when to when. */
  | 'LESSON_MOVED'
  /** Asks a customer once more how a lesson was. */
  | 'LESSON_RATING'
  /** Reminds both of a lesson. */
  | 'LESSON_REMINDER'
  /** Sends a customer the report of a lesson. */
  | 'LESSON_REPORT'
  /** Tells both that a cancelled lesson is given after all. */
  | 'LESSON_RESTORED'
  /** Tells a tutor that another one gives a lesson in their place. */
  | 'LESSON_TAKEN_OVER'
  /** Tells a customer that the next lesson is not paid for. */
  | 'NEXT_UNPAID'
  /** Confirms a payment. */
  | 'PAYMENT_RECEIPT'
  /** Reminds a customer that held lessons are not paid for. */
  | 'PAYMENT_REMINDER'
  /** About a customer pod. */
  | 'POD'
  /** Tells a tutor that a proposal has expired or was withdrawn. */
  | 'PROPOSAL_ENDED'
  /** Tells a referrer that a payout was paid. */
  | 'REFERRAL_PAYOUT'
  /** Tells a referrer that somebody whom they referred has qualified. */
  | 'REFERRAL_QUALIFIED'
  /** Tells a referrer that the reward is given. */
  | 'REFERRAL_REWARDED'
  /** Asks a tutor how a lesson went. */
  | 'REPORT_WANTED'
  /** Brings a customer a statement of their account. */
  | 'STATEMENT'
  /** Tells a customer that the learner did not come, and by when to object. */
  | 'STUDENT_NO_SHOW'
  /** Tells the other side that another time is asked for. */
  | 'TIME_ASKED'
  /** Tells whoever proposed a time that it was declined. */
  | 'TIME_DECLINED'
  /** Asks the other side whether a time suits them. */
  | 'TIME_PROPOSED'
  /** Asks a tutor why they did not come. */
  | 'TUTOR_MISSED'
  /** Tells a customer that the tutor did not come. */
  | 'TUTOR_NO_SHOW'
  /** Asks a tutor whether they would like to give some lessons. */
  | 'TUTOR_PROPOSAL'
  /** Welcomes a new tutor, with the link to the tutors' app. */
  | 'TUTOR_WELCOME'
  /** Greets a new customer. */
  | 'WELCOME';

/** The language a text is written in. */
export type TemplateLanguage =
  /** English. */
  | 'EN'
  /** Igbo. */
  | 'IG'
  /** Yoruba. */
  | 'YO';

export type TemplatePage = {
  __typename?: 'TemplatePage';
  items: Array<Template>;
  pageInfo: PageInfo;
};

export type TemplatePayload = {
  __typename?: 'TemplatePayload';
  template?: Maybe<Template>;
  userErrors: Array<UserError>;
};

export type TemplateSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC';

export type TemplateUpdateInput = {
  body?: InputMaybe<Scalars['String']['input']>;
  channel?: InputMaybe<TemplateChannel>;
  kind?: InputMaybe<TemplateKind>;
  language?: InputMaybe<TemplateLanguage>;
  name?: InputMaybe<Scalars['String']['input']>;
  subject?: InputMaybe<Scalars['String']['input']>;
};

/** Why a tutor is away. */
export type TimeOffReason =
  /** On holiday. */
  | 'HOLIDAY'
  /** For another reason. */
  | 'OTHER'
  /** For personal reasons. */
  | 'PERSONAL'
  /** A public holiday. */
  | 'PUBLIC_HOLIDAY'
  /** Ill. */
  | 'SICK';

export type TimelineConnection = {
  __typename?: 'TimelineConnection';
  edges: Array<TimelineEdge>;
  pageInfo: CursorInfo;
};

export type TimelineEdge = {
  __typename?: 'TimelineEdge';
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: TimelineEntry;
};

/** Something that happened to a customer, learner, lead or tutor. */
export type TimelineEntry = {
  __typename?: 'TimelineEntry';
  /** The sum of an invoice or a payment. */
  amount?: Maybe<MoneySum>;
  /** When it happened: when a lesson began, an invoice was sent, a note was written. */
  at: Scalars['DateTime']['output'];
  /** Who wrote it, did it or looks after it; null for the system. */
  by?: Maybe<StaffUser>;
  /** How a message or feedback went. */
  channel?: Maybe<ContactChannel>;
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: TimelineKind;
  /** The record's number, such as L-004711. */
  number?: Maybe<Scalars['String']['output']>;
  /** Whether it is a note that stays at the top. */
  pinned: Scalars['Boolean']['output'];
  /** The id of the record that it leads to. */
  recordId: Scalars['ID']['output'];
  /** The record's state, as its own type names it. */
  status?: Maybe<Scalars['String']['output']>;
  /** What was written, said or charged. */
  text?: Maybe<Scalars['String']['output']>;
  /** What it is, in a few words. */
  title?: Maybe<Scalars['String']['output']>;
};

/** What an entry on somebody's timeline is. */
export type TimelineKind =
  /** A confirmed lesson: a course with a tutor. */
  | 'COURSE'
  /** What they said, or what was said about them. */
  | 'FEEDBACK'
  /** A lesson that was given, missed or cancelled. */
  | 'LESSON'
  /** An email, or what was said another way. */
  | 'MESSAGE'
  /** A note for colleagues, or an entry of a tutor's journal. */
  | 'NOTE'
  /** An ongoing invoice that was sent. */
  | 'ONGOING_INVOICE'
  /** A payment that came in. */
  | 'PAYMENT'
  /** A place in a session of a group lesson. */
  | 'PLACE'
  /** A prepayment invoice that was sent. */
  | 'PREPAYMENT'
  /** How a lesson was rated. */
  | 'RATING'
  /** A request for lessons. */
  | 'REQUEST'
  /** A stage that a lead has reached. */
  | 'STAGE'
  /** A task about them. */
  | 'TASK';

/** How many of a word's vowels and syllabic nasals bear a tone mark. */
export type ToneMarking =
  /** All of them. */
  | 'FULL'
  /** None of them; in Yoruba that may be right. */
  | 'NONE'
  /** Some of them. */
  | 'PARTIAL';

/** An invoice for more lessons of a course, as it would be sent. */
export type TopUpShown = {
  __typename?: 'TopUpShown';
  /** The course. */
  courseId: Scalars['ID']['output'];
  /** The currency of its amounts. */
  currency: Currency;
  /** Who pays. */
  customer?: Maybe<Customer>;
  /** Its line. */
  description: Scalars['String']['output'];
  /** What is left to pay once credit in money is taken off. */
  due: Scalars['MinorUnits']['output'];
  /** The emails that would go with it. */
  mails: Array<MailShown>;
  /** Its number. */
  name: Scalars['String']['output'];
  /** The address that it goes to. */
  to: Scalars['String']['output'];
  /** What it comes to, in minor units. */
  total: Scalars['MinorUnits']['output'];
};

/** An invoice for more lessons that somebody was shown before. */
export type TopUpShownInput = {
  /** The course. */
  courseId: Scalars['ID']['input'];
  /** The currency of its amounts. */
  currency: Currency;
  /** What is left to pay once credit in money is taken off. */
  due: Scalars['MinorUnits']['input'];
  /** The address that it goes to. */
  to: Scalars['String']['input'];
  /** What it comes to, in minor units. */
  total: Scalars['MinorUnits']['input'];
};

/** The invoices for more lessons that bulk work on courses would send. */
export type TopUpsPreview = {
  __typename?: 'TopUpsPreview';
  /** The invoices, those of a payer together. */
  invoices: Array<TopUpShown>;
  /** `from` of the call that shows more of them; null at the end. */
  next?: Maybe<Scalars['Int']['output']>;
  /** Those for which there would be none. */
  refused: Array<CourseLeftOut>;
};

export type TopUpsPreviewPayload = {
  __typename?: 'TopUpsPreviewPayload';
  /** What would be sent; null if it would be refused. */
  preview?: Maybe<TopUpsPreview>;
  userErrors: Array<UserError>;
};

/** A learner's progress in one topic. */
export type TopicProgress = {
  __typename?: 'TopicProgress';
  /** When it entered this state. */
  at: Scalars['DateTime']['output'];
  /** The lesson it was taught in, if one was given. */
  lessonId?: Maybe<Scalars['ID']['output']>;
  /** The progress made. */
  state: ProgressState;
  /** The topic. */
  subdivisionId: Scalars['ID']['output'];
};

/** What a customer says of a transfer that they have made. */
export type TransferClaim = {
  __typename?: 'TransferClaim';
  /** How much. */
  amount: Scalars['MinorUnits']['output'];
  /** When they told us. */
  createdAt: Scalars['DateTime']['output'];
  /** The proof that they sent with it. */
  evidenceFile?: Maybe<File>;
  /** What they add. */
  note?: Maybe<Scalars['String']['output']>;
  /** On which day. */
  paidOn: Scalars['Date']['output'];
  /** The name on the account. */
  payerName: Scalars['String']['output'];
};

/** Someone who teaches, or did. */
export type Tutor = Node & {
  __typename?: 'Tutor';
  /** Whether they take trial lessons. */
  acceptsTrial: Scalars['Boolean']['output'];
  /** The end of the time off they are in now; null if they are not away. */
  awayUntil?: Maybe<Scalars['DateTime']['output']>;
  /** What they say of themselves. */
  bio?: Maybe<Scalars['String']['output']>;
  /** The country they live in, as two letters. */
  country?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** When they were born, if known. */
  dateOfBirth?: Maybe<Scalars['Date']['output']>;
  /** Days on which their hours are other than those of the week, by date. */
  days?: Maybe<Array<TutorDay>>;
  /** Their documents, by kind. */
  documents?: Maybe<Array<TutorDocument>>;
  /** How many of their documents expire within 30 days. */
  documentsDue: Scalars['Int']['output'];
  /** How many of their documents have expired. */
  documentsExpired: Scalars['Int']['output'];
  /** Where they are written to; nobody else has it. */
  email?: Maybe<Scalars['String']['output']>;
  /** How many pieces of feedback about them or from them the viewer may read. */
  feedbackCount?: Maybe<Scalars['Int']['output']>;
  /** What their lessons come to. */
  figures?: Maybe<TutorFigures>;
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Their gender, if known. */
  gender?: Maybe<Gender>;
  /** A line that says what they offer. */
  headline?: Maybe<Scalars['String']['output']>;
  /** Their week, Monday first; none is not set, which is not always free. */
  hours: Array<WeeklyHours>;
  id: Scalars['ID']['output'];
  /** A film in which they introduce themselves. */
  introVideoUrl?: Maybe<Scalars['String']['output']>;
  /** How many entries of the journal about them the viewer may read. */
  journalCount?: Maybe<Scalars['Int']['output']>;
  /** The languages they speak with learners. */
  languages: Array<Scalars['String']['output']>;
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** Whom they teach or have taught, those with a lesson to come first; at most 100. */
  learners?: Maybe<Array<TutorLearner>>;
  /** When they left. */
  leftAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why they left. */
  leftReason?: Maybe<Scalars['String']['output']>;
  /** Whether they agreed to be written to about offers. */
  marketingConsent: Scalars['Boolean']['output'];
  /** How many hours a week they want to teach at most; null if they have not said. */
  maxHoursPerWeek?: Maybe<Scalars['Int']['output']>;
  /** Minutes between two of their lessons. */
  minGapMinutes: Scalars['Int']['output'];
  /** Hours before a lesson by which they have to know of it. */
  minNoticeHours: Scalars['Int']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
  /** When they became a tutor. */
  onboardedAt: Scalars['DateTime']['output'];
  /** What they are paid, latest first. */
  payRates?: Maybe<Array<PayRate>>;
  /** Where their pay goes; null if nobody has said. */
  payoutAccount?: Maybe<PayoutAccount>;
  /** With the country's code, for example +2348012345678. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** What they learned before they taught. */
  qualifications: Array<Qualification>;
  /** The region they are paid through. */
  region?: Maybe<Region>;
  /** Another address of theirs. */
  secondaryEmail?: Maybe<Scalars['String']['output']>;
  /** Their state. */
  status: TutorStatus;
  /** What they teach. */
  subjects: Array<TaughtSubject>;
  /** Words by which staff find them again. */
  tags: Array<Scalars['String']['output']>;
  /** When they are or were away, latest first. */
  timeOff?: Maybe<Array<TutorTimeOff>>;
  /** The time zone they are in, whose clock their hours go by. */
  timeZone: Scalars['TimeZone']['output'];
  /** For example T-0001; never reused. */
  tutorNumber: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

/** A day on which a tutor's hours are other than those of the week; a plain date of their own zone. */
export type TutorDay = Node & {
  __typename?: 'TutorDay';
  createdAt: Scalars['DateTime']['output'];
  /** The day. */
  date: Scalars['Date']['output'];
  /** Until when. */
  end?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Whether they are free then besides their week, or not free after all. */
  kind: HourKind;
  /** From when, for example 09:30; null for the whole day. */
  start?: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type TutorDayCreateInput = {
  date: Scalars['Date']['input'];
  end?: InputMaybe<Scalars['String']['input']>;
  kind: HourKind;
  start?: InputMaybe<Scalars['String']['input']>;
  /** Whose it is. */
  tutorId: Scalars['ID']['input'];
};

export type TutorDayPayload = {
  __typename?: 'TutorDayPayload';
  tutorDay?: Maybe<TutorDay>;
  userErrors: Array<UserError>;
};

/** Changes to such a day. What is left out stays. */
export type TutorDayUpdateInput = {
  date?: InputMaybe<Scalars['Date']['input']>;
  end?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<HourKind>;
  start?: InputMaybe<Scalars['String']['input']>;
};

/** A document of a tutor, or of someone who wants to be one. */
export type TutorDocument = Node & {
  __typename?: 'TutorDocument';
  createdAt: Scalars['DateTime']['output'];
  /** The last day on which it is valid; null if it has no end. */
  expiresOn?: Maybe<Scalars['Date']['output']>;
  /** The document itself, if it was uploaded and the viewer may see it. */
  file?: Maybe<File>;
  id: Scalars['ID']['output'];
  /** When it was issued. */
  issuedOn?: Maybe<Scalars['Date']['output']>;
  /** What it is. */
  kind: DocumentKind;
  /** What else is to be known about it. */
  note?: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  /** When they did. */
  verifiedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who looked at it and found it good. */
  verifiedBy?: Maybe<StaffUser>;
  version: Scalars['Int']['output'];
};

export type TutorDocumentCreateInput = {
  expiresOn?: InputMaybe<Scalars['Date']['input']>;
  /** A file that was uploaded as `document` (`POST /files`). */
  fileId?: InputMaybe<Scalars['ID']['input']>;
  issuedOn?: InputMaybe<Scalars['Date']['input']>;
  kind: DocumentKind;
  note?: InputMaybe<Scalars['String']['input']>;
  /** Whose it is: a tutor, or someone who wants to be one. */
  personId: Scalars['ID']['input'];
};

export type TutorDocumentPayload = {
  __typename?: 'TutorDocumentPayload';
  tutorDocument?: Maybe<TutorDocument>;
  userErrors: Array<UserError>;
};

/** Changes to a document. What is left out stays; another file, or other days, have to be verified anew. */
export type TutorDocumentUpdateInput = {
  expiresOn?: InputMaybe<Scalars['Date']['input']>;
  /** A file that was uploaded as `document` (`POST /files`); null removes it. */
  fileId?: InputMaybe<Scalars['ID']['input']>;
  issuedOn?: InputMaybe<Scalars['Date']['input']>;
  kind?: InputMaybe<DocumentKind>;
  note?: InputMaybe<Scalars['String']['input']>;
};

/** Feedback about a tutor, or from one. Safeguarding is there for directors and super-admins alone. */
export type TutorFeedback = Node & {
  __typename?: 'TutorFeedback';
  /** Who is to see to it. */
  assignee?: Maybe<StaffUser>;
  /** Who gave it. */
  authorKind: FeedbackAuthorKind;
  /** Their name; null where nobody is named. */
  authorName?: Maybe<Scalars['String']['output']>;
  /** The whole of it. */
  body: Scalars['String']['output'];
  /** What it is about, in a word. */
  category: FeedbackCategory;
  createdAt: Scalars['DateTime']['output'];
  /** Whether it is about the tutor or from them. */
  direction: FeedbackDirection;
  id: Scalars['ID']['output'];
  /** The lesson that it is about. */
  lesson?: Maybe<BookedLesson>;
  /** What it is called: “Feedback: Ada Eze”. */
  name: Scalars['String']['output'];
  /** The tutor. */
  person: JournalPerson;
  /** From 1 to 5; of feedback about the tutor alone. */
  rating?: Maybe<Scalars['Int']['output']>;
  /** How it was resolved. */
  resolution?: Maybe<Scalars['String']['output']>;
  /** Whether the tutor may read it. */
  sharedWithTutor: Scalars['Boolean']['output'];
  /** Where it stands. */
  status: TutorFeedbackStatus;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  /** Who wrote it down; null for the system. */
  writtenBy?: Maybe<StaffUser>;
};

export type TutorFeedbackCreateInput = {
  /** Who is to see to it: an active colleague who may read it. */
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** The customer or the learner who gave it, if they are to be named. */
  authorId?: InputMaybe<Scalars['ID']['input']>;
  /** Who gave it; what the tutor says is from them, everything else about them. */
  authorKind: FeedbackAuthorKind;
  /** The whole of it. */
  body: Scalars['String']['input'];
  /** What it is about, in a word. Safeguarding goes at once to all directors and super-admins. */
  category: FeedbackCategory;
  /** The lesson that it is about; one of the tutor’s. */
  lessonId?: InputMaybe<Scalars['ID']['input']>;
  /** The tutor. */
  personId: Scalars['ID']['input'];
  /** From 1 to 5; of feedback about the tutor alone. */
  rating?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the tutor may read it; not if left out. */
  sharedWithTutor?: InputMaybe<Scalars['Boolean']['input']>;
};

export type TutorFeedbackFilter = {
  /** Any of these colleagues, who are to see to it; `me` is the viewer, `none` is nobody. */
  assigneeId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these, who gave it. */
  authorKind?: InputMaybe<Array<FeedbackAuthorKind>>;
  /** Any of these. */
  category?: InputMaybe<Array<FeedbackCategory>>;
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** When it was written down, by the viewer’s calendar. */
  created?: InputMaybe<Period>;
  /** The same by days of one’s own choosing. */
  createdBetween?: InputMaybe<DayRangeInput>;
  /** Any of these. */
  direction?: InputMaybe<Array<FeedbackDirection>>;
  /** Any of these tutors. */
  personId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these ratings. */
  rating?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Part of the feedback or of the tutor’s name; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these. */
  status?: InputMaybe<Array<TutorFeedbackStatus>>;
};

export type TutorFeedbackPage = {
  __typename?: 'TutorFeedbackPage';
  items: Array<TutorFeedback>;
  pageInfo: PageInfo;
};

export type TutorFeedbackPayload = {
  __typename?: 'TutorFeedbackPayload';
  tutorFeedback?: Maybe<TutorFeedback>;
  userErrors: Array<UserError>;
};

export type TutorFeedbackSort =
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  | 'RATING_ASC'
  | 'RATING_DESC';

/** The state of feedback. */
export type TutorFeedbackStatus =
  /** It has been read. */
  | 'ACKNOWLEDGED'
  /** Someone is seeing to it. */
  | 'IN_PROGRESS'
  /** No one has read it. */
  | 'NEW'
  /** It was resolved; it says how. */
  | 'RESOLVED';

/** Changes to feedback. What is left out stays. */
export type TutorFeedbackUpdateInput = {
  /** Who is to see to it: an active colleague who may read it. */
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** The whole of it. */
  body?: InputMaybe<Scalars['String']['input']>;
  /** What it is about, in a word. Safeguarding goes at once to all directors and super-admins. */
  category?: InputMaybe<FeedbackCategory>;
  /** The lesson that it is about; one of the tutor’s. */
  lessonId?: InputMaybe<Scalars['ID']['input']>;
  /** From 1 to 5; of feedback about the tutor alone. */
  rating?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the tutor may read it. */
  sharedWithTutor?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What a tutor's lessons come to. */
export type TutorFigures = {
  __typename?: 'TutorFigures';
  /** How many proposals they accepted. */
  accepted: Scalars['Int']['output'];
  /** How many proposals they declined. */
  declined: Scalars['Int']['output'];
  /** Minutes of lessons in the week that it is by their own clock, Monday first. */
  minutesThisWeek: Scalars['Int']['output'];
  /** The lesson that comes next. */
  nextLesson?: Maybe<LessonMoment>;
  /** How many lessons of the last 90 days they missed. */
  noShows: Scalars['Int']['output'];
  /** The mean of what is said of their lessons, with one decimal; null where nothing was said. What is hidden does not count. */
  rating?: Maybe<Scalars['Float']['output']>;
  /** Of how many ratings. */
  ratingCount: Scalars['Int']['output'];
};

export type TutorFilter = {
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Who speaks any of these dialects. */
  dialect?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Who has a document that stands so. */
  documents?: InputMaybe<Array<DocumentState>>;
  /** Who is free then. */
  freeAt?: InputMaybe<TutorFreeAtInput>;
  /** Who became a tutor within this period. */
  onboarded?: InputMaybe<Period>;
  /** The same by days of one’s own choosing. */
  onboardedBetween?: InputMaybe<DayRangeInput>;
  /** Whose lessons are rated this much or more on average: 3, 3.5, 4 or 4.5 of 5. */
  rating?: InputMaybe<Array<Scalars['Float']['input']>>;
  /** Any of these regions; `my-regions` are the viewer's. */
  regionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Parts of names, of an email or of a phone number in any order, or a tutor number; accents and capitals are ignored. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these states. */
  status?: InputMaybe<Array<TutorStatus>>;
  /** Who teaches any of these subjects. */
  subject?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Any of these tags. */
  tag?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A time when a tutor is to be free: each week, or on one day. */
export type TutorFreeAtInput = {
  /** That day alone. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** How long, from 15 to 240. */
  minutes: Scalars['Int']['input'];
  /** For example 18:00. */
  time: Scalars['String']['input'];
  /** The time zone of the day and the time. */
  timeZone: Scalars['TimeZone']['input'];
  /** The day of each week: 1 is Monday, 7 is Sunday. Either this or `date`. */
  weekday?: InputMaybe<Scalars['Int']['input']>;
};

/** Somebody whom a tutor teaches, or has taught. */
export type TutorLearner = {
  __typename?: 'TutorLearner';
  /** Who pays. */
  customer?: Maybe<Customer>;
  /** How many lessons were given. */
  given: Scalars['Int']['output'];
  /** The learner’s id, or the pod’s. */
  id: Scalars['ID']['output'];
  /** The last one that was given. */
  lastLesson?: Maybe<LessonMoment>;
  /** Who is taught: a customer or a dependent; null for a pod. */
  learner?: Maybe<Learner>;
  /** The lesson that comes next. */
  nextLesson?: Maybe<LessonMoment>;
  /** The pod that is taught. */
  pod?: Maybe<CustomerPod>;
};

/** A tutor who could give the lessons that were asked for. */
export type TutorMatch = {
  __typename?: 'TutorMatch';
  /** The first lesson at each preferred time at which they are free. */
  firstSlots: Array<FreeSlot>;
  /** Whether they are free at any of the preferred times. */
  isFree: Scalars['Boolean']['output'];
  /** Where they are free at none of the preferred times: the lessons nearest to them, in order. */
  nearestSlots: Array<FoundSlot>;
  /** What speaks for and against them. */
  reasons: Array<MatchReasonGiven>;
  /** The tutor. */
  tutor?: Maybe<Tutor>;
};

export type TutorMessageCreateInput = {
  /** What is written, or what was said. */
  body: Scalars['String']['input'];
  /** By email it is sent, otherwise it is written down. */
  channel: ContactChannel;
  /** The candidate or tutor it is for. */
  personId: Scalars['ID']['input'];
  /** The day of what went another way than by email; today if left out. */
  saidOn?: InputMaybe<Scalars['Date']['input']>;
  /** Only of an email, which needs one. */
  subject?: InputMaybe<Scalars['String']['input']>;
};

export type TutorPage = {
  __typename?: 'TutorPage';
  items: Array<Tutor>;
  pageInfo: PageInfo;
};

export type TutorPayload = {
  __typename?: 'TutorPayload';
  tutor?: Maybe<Tutor>;
  userErrors: Array<UserError>;
};

export type TutorSort =
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'NUMBER_ASC'
  | 'NUMBER_DESC'
  /** Who became a tutor first comes first. */
  | 'ONBOARDED_ASC'
  /** Who became a tutor last comes first. */
  | 'ONBOARDED_DESC';

/** The state of a tutor. */
export type TutorStatus =
  /** Teaches. */
  | 'ACTIVE'
  /** Teaches here no longer. */
  | 'LEFT'
  /** Away for a while. */
  | 'ON_LEAVE'
  /** Gets no new lessons. */
  | 'PAUSED';

/** A time of the week by a tutor's clock. */
export type TutorTime = {
  __typename?: 'TutorTime';
  /** For example 18:00. */
  time: Scalars['String']['output'];
  /** 1 is Monday, 7 is Sunday. */
  weekday: Scalars['Int']['output'];
};

/** When a tutor is away. */
export type TutorTimeOff = Node & {
  __typename?: 'TutorTimeOff';
  createdAt: Scalars['DateTime']['output'];
  /** When it ends. */
  endsAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** What else is to be known about it. */
  note?: Maybe<Scalars['String']['output']>;
  /** Why they are away. */
  reason: TimeOffReason;
  /** When it begins. */
  startsAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type TutorTimeOffCreateInput = {
  /** By their own clock; the end of that day if left out. */
  endTime?: InputMaybe<Scalars['String']['input']>;
  /** The last day. */
  endsOn: Scalars['Date']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  reason: TimeOffReason;
  /** By their own clock, for example 09:30; the beginning of that day if left out. */
  startTime?: InputMaybe<Scalars['String']['input']>;
  /** The first day, by the tutor's own calendar. */
  startsOn: Scalars['Date']['input'];
  /** Whose it is. */
  tutorId: Scalars['ID']['input'];
};

export type TutorTimeOffPayload = {
  __typename?: 'TutorTimeOffPayload';
  tutorTimeOff?: Maybe<TutorTimeOff>;
  userErrors: Array<UserError>;
};

/** Changes to time off. What is left out stays. */
export type TutorTimeOffUpdateInput = {
  /** By their own clock; null is the end of that day. */
  endTime?: InputMaybe<Scalars['String']['input']>;
  /** The last day. */
  endsOn?: InputMaybe<Scalars['Date']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<TimeOffReason>;
  /** By their own clock, for example 09:30; null is the beginning of that day. */
  startTime?: InputMaybe<Scalars['String']['input']>;
  /** The first day, by the tutor's own calendar. */
  startsOn?: InputMaybe<Scalars['Date']['input']>;
};

/** Changes to a tutor. What is left out stays; lists are given whole. */
export type TutorUpdateInput = {
  acceptsTrial?: InputMaybe<Scalars['Boolean']['input']>;
  bio?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  headline?: InputMaybe<Scalars['String']['input']>;
  hours?: InputMaybe<Array<WeeklyHoursInput>>;
  introVideoUrl?: InputMaybe<Scalars['String']['input']>;
  languages?: InputMaybe<Array<Scalars['String']['input']>>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  marketingConsent?: InputMaybe<Scalars['Boolean']['input']>;
  maxHoursPerWeek?: InputMaybe<Scalars['Int']['input']>;
  minGapMinutes?: InputMaybe<Scalars['Int']['input']>;
  minNoticeHours?: InputMaybe<Scalars['Int']['input']>;
  /** With the country's code, or as it is dialled in their country or region. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  qualifications?: InputMaybe<Array<QualificationInput>>;
  /** The region they are paid through. */
  regionId?: InputMaybe<Scalars['ID']['input']>;
  secondaryEmail?: InputMaybe<Scalars['String']['input']>;
  subjects?: InputMaybe<Array<TaughtSubjectInput>>;
  /** Words by which staff find them again. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** A payment of which it is not clear what it pays. */
export type UnclearPayment = {
  __typename?: 'UnclearPayment';
  /** The open invoices that it may be for, the likeliest first. */
  matches: Array<PaymentMatch>;
  /** Why, in a sentence. */
  reason: Scalars['String']['output'];
};

/** A bank transfer of which nobody knows whose it is. */
export type UnclearPaymentInput = {
  /** How much it is, in minor units. */
  amount: Scalars['MinorUnits']['input'];
  /** Its currency. */
  currency: Currency;
  /** The proof of payment, uploaded before. */
  evidenceFileId?: InputMaybe<Scalars['ID']['input']>;
  /** A note for staff. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Who sent it, as the bank statement says. */
  payerName?: InputMaybe<Scalars['String']['input']>;
  /** The day on which it reached us. */
  receivedOn: Scalars['Date']['input'];
  /** The reference, as the bank statement says. */
  reference?: InputMaybe<Scalars['String']['input']>;
  /** In whose books it is: where the bank account is. */
  regionId: Scalars['ID']['input'];
};

/** What became of a row when its import was undone. */
export type UndoVerdict =
  /** Somebody has edited the record since, so it stays. */
  | 'KEPT'
  /** Its effect was taken back. */
  | 'REVERSED'
  /** It could not be taken back; the reason is given. */
  | 'STUCK';

/** How many rows of an import were undone, or why they were not. */
export type UndoVerdictCount = {
  __typename?: 'UndoVerdictCount';
  /** How many rows. */
  count: Scalars['Int']['output'];
  /** What became of them. */
  undo: UndoVerdict;
};

/** A refusal that the user can act on. */
export type UserError = {
  /** The kind of refusal. */
  code: UserErrorCode;
  /** A message to show to the user. */
  message: Scalars['String']['output'];
  /** The path to the refused input field, one name per level; empty if no single field was refused. */
  path: Array<Scalars['String']['output']>;
};

/** The kind of refusal. */
export type UserErrorCode =
  /** The viewer may not do it. */
  | 'FORBIDDEN'
  /** A field is missing or not valid. */
  | 'INVALID'
  /** The record does not exist, or the viewer may not see it. */
  | 'NOT_FOUND'
  /** Someone else saved the record first. */
  | 'STALE'
  /** Tried too often; it may work later. */
  | 'TOO_MANY'
  /** The record's state does not allow it. */
  | 'WRONG_STATE';

/** What a lesson that somebody asks for usually costs. */
export type UsualPrice = {
  __typename?: 'UsualPrice';
  /** In minor units. */
  priceAmount: Scalars['Int']['output'];
  /** The currency of the amount. */
  priceCurrency: Currency;
  /** Where it is from, as a sentence. */
  source: Scalars['String']['output'];
};

/** The outcome of beginning to view the portal as another role. */
export type ViewAsBeginPayload = {
  __typename?: 'ViewAsBeginPayload';
  /** A second bearer token, valid for an hour, that reads what the role may read and changes nothing; null if refused. */
  accessToken?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

/** The outcome of ceasing to view the portal as another role. */
export type ViewAsStopPayload = {
  __typename?: 'ViewAsStopPayload';
  /** Whether it has ended. */
  stopped: Scalars['Boolean']['output'];
  userErrors: Array<UserError>;
};

/** Who sees a saved view of a list. */
export type ViewAudience =
  /** Everyone who may open the list. */
  | 'EVERYONE'
  /** Its owner alone. */
  | 'PRIVATE'
  /** Everyone in one role. */
  | 'ROLE';

/** The signed-in person, or the owner of the service token that is sent. */
export type Viewer = Node & {
  __typename?: 'Viewer';
  /** The URL of their picture, on this server. */
  avatar?: Maybe<Scalars['String']['output']>;
  /** A few words about themselves, at most 500 characters. */
  bio?: Maybe<Scalars['String']['output']>;
  /** The email address they sign in with. */
  email: Scalars['String']['output'];
  /** Their first name. */
  firstName: Scalars['String']['output'];
  /** The path of the role's home page, for example /app/account. */
  home: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Their last name. */
  lastName: Scalars['String']['output'];
  /** Everything the role may do; with a service token, everything that the token may do. */
  permissions: Array<Permission>;
  /** Phone number in international format. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Their role; null if they have none or it is unknown. */
  role?: Maybe<Role>;
  /** The time zone used to show them times. */
  timeZone: Scalars['TimeZone']['output'];
  /** The service token that is sent; null for people. */
  token?: Maybe<CallingToken>;
  version: Scalars['Int']['output'];
  /** Until when they view the portal as `role`, which is not their own, and can change nothing; null for their own role. */
  viewingUntil?: Maybe<Scalars['DateTime']['output']>;
};

export type ViewerPayload = {
  __typename?: 'ViewerPayload';
  user?: Maybe<Viewer>;
  userErrors: Array<UserError>;
};

/** One stretch of a tutor's week, by the clock of their own zone. */
export type WeeklyHours = {
  __typename?: 'WeeklyHours';
  /** For example 12:00; 24:00 is the end of the day. */
  end: Scalars['String']['output'];
  /** For example 09:30. */
  start: Scalars['String']['output'];
  /** 1 is Monday, 7 is Sunday. */
  weekday: Scalars['Int']['output'];
};

/** One stretch of a tutor's week. */
export type WeeklyHoursInput = {
  end: Scalars['String']['input'];
  start: Scalars['String']['input'];
  weekday: Scalars['Int']['input'];
};

/** A word of the learning app. */
export type Word = Node & {
  __typename?: 'Word';
  /** Who added it; null for the system. */
  author?: Maybe<StaffUser>;
  /** Everyone who has written since it was last published. */
  authors?: Maybe<Array<StaffUser>>;
  /** What keeps it from being submitted. */
  checks: Array<ContentCheck>;
  /** What reviewers asked to change, the oldest first. */
  comments: Array<ReviewComment>;
  createdAt: Scalars['DateTime']['output'];
  /** The dialect it is of. */
  dialect?: Maybe<Dialect>;
  /** Whether another word differs from it in tone alone. */
  differsInTone: Scalars['Boolean']['output'];
  /** Sentences that have it. */
  examples: Array<WordExample>;
  /** The word as a dictionary has it, with its marks. */
  headword: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** The letter of the alphabet that it stands under. */
  letter: Scalars['String']['output'];
  /** From which level on it is taught. */
  level?: Maybe<LearnerLevel>;
  /** Since when the app has it. */
  liveAt?: Maybe<Scalars['DateTime']['output']>;
  /** Which published copy the app has; null for none. */
  liveVersion?: Maybe<Scalars['Int']['output']>;
  /** The recording that is heard first; null while the app may use none. */
  mainRecording?: Maybe<AppRecording>;
  /** What it means, the usual meaning first. */
  meanings: Array<WordMeaning>;
  /** What the viewer may do with it now. */
  offered: Array<ReviewAct>;
  /** What kind of word it is. */
  partOfSpeech: PartOfSpeech;
  /** How many recordings the app may use. */
  recordingsApproved: Scalars['Int']['output'];
  /** How many recordings are of another spelling, and not used. */
  recordingsOutdated: Scalars['Int']['output'];
  /** How many recordings have still to be heard by somebody else. */
  recordingsWaiting: Scalars['Int']['output'];
  /** Who is asked to review it. */
  reviewer?: Maybe<StaffUser>;
  /** How far the working copy has come. */
  status: ReviewStatus;
  /** The language. */
  subject: Scalars['String']['output'];
  /** How many of its vowels and syllabic nasals bear a tone mark. */
  toneMarking: ToneMarking;
  /** Whether all tones are marked that its language marks: the author says so. */
  tonesComplete: Scalars['Boolean']['output'];
  /** What it is about, such as food. */
  topics: Array<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  /** As other dialects have it. */
  variants: Array<WordVariant>;
  version: Scalars['Int']['output'];
};

export type WordCreateInput = {
  /** The standard dialect of its language if left out. */
  dialectId?: InputMaybe<Scalars['ID']['input']>;
  examples?: InputMaybe<Array<WordExampleInput>>;
  headword: Scalars['String']['input'];
  level?: InputMaybe<LearnerLevel>;
  /** At least one before it is submitted. */
  meanings?: InputMaybe<Array<WordMeaningInput>>;
  partOfSpeech: PartOfSpeech;
  subject: Scalars['String']['input'];
  /** True in Igbo by itself once every vowel and syllabic nasal is marked. */
  tonesComplete?: InputMaybe<Scalars['Boolean']['input']>;
  topics?: InputMaybe<Array<Scalars['String']['input']>>;
  variants?: InputMaybe<Array<WordVariantInput>>;
};

/** A word in a sentence. */
export type WordExample = {
  __typename?: 'WordExample';
  /** The sentence, in the word's language. */
  text: Scalars['String']['output'];
  /** The same in English; null while nobody has translated it. */
  translation?: Maybe<Scalars['String']['output']>;
};

/** A word in a sentence. */
export type WordExampleInput = {
  /** The sentence, in the word's language. */
  text: Scalars['String']['input'];
  /** The same in English; needed before the word is submitted. */
  translation?: InputMaybe<Scalars['String']['input']>;
};

export type WordFilter = {
  /** Added by any of these people; `me` is the viewer, `none` is nobody. */
  authorId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only what was saved since then, as `updatedAt` says: for keeping a copy up to date. */
  changedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Any of these dialects. */
  dialectId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether the app has a published copy. */
  inApp?: InputMaybe<Scalars['Boolean']['input']>;
  /** Under any of these letters of the alphabet. */
  letter?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Any of these levels. */
  level?: InputMaybe<Array<LearnerLevel>>;
  /** Any of these kinds of word. */
  partOfSpeech?: InputMaybe<Array<PartOfSpeech>>;
  /** Whether the app may use a recording of it. */
  recorded?: InputMaybe<Scalars['Boolean']['input']>;
  /** Waiting for any of these reviewers; `me` is the viewer, `none` is nobody. */
  reviewerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of a word or of a meaning; accents and capitals are ignored, and the nearest words come first. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Recorded by any of these speakers. */
  speakerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these states; all but archived words if left out. */
  status?: InputMaybe<Array<ReviewStatus>>;
  /** Any of these languages. */
  subject?: InputMaybe<Array<Scalars['String']['input']>>;
  /** How many tones are marked. */
  toneMarking?: InputMaybe<Array<ToneMarking>>;
  /** Whether an author has said that all tones are marked. */
  tonesComplete?: InputMaybe<Scalars['Boolean']['input']>;
  /** About any of these topics. */
  topic?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** One of a word's meanings. */
export type WordMeaning = {
  __typename?: 'WordMeaning';
  /** What it means, in English. */
  gloss: Scalars['String']['output'];
  /** When it means that. */
  note?: Maybe<Scalars['String']['output']>;
};

/** One of a word's meanings. */
export type WordMeaningInput = {
  /** What it means, in English. */
  gloss: Scalars['String']['input'];
  /** When it means that. */
  note?: InputMaybe<Scalars['String']['input']>;
};

export type WordPage = {
  __typename?: 'WordPage';
  items: Array<Word>;
  pageInfo: PageInfo;
};

export type WordPayload = {
  __typename?: 'WordPayload';
  userErrors: Array<UserError>;
  word?: Maybe<Word>;
};

export type WordSort =
  /** By language, then in the order of its alphabet. */
  | 'ALPHABET_ASC'
  /** The last letter of the last language first. */
  | 'ALPHABET_DESC'
  | 'CREATED_ASC'
  | 'CREATED_DESC'
  /** What was changed longest ago comes first. */
  | 'UPDATED_ASC'
  /** What was changed last comes first. */
  | 'UPDATED_DESC';

/** Changes to a word. What is left out stays; lists are given whole. */
export type WordUpdateInput = {
  /** The dialect it is of. */
  dialectId?: InputMaybe<Scalars['ID']['input']>;
  examples?: InputMaybe<Array<WordExampleInput>>;
  headword?: InputMaybe<Scalars['String']['input']>;
  level?: InputMaybe<LearnerLevel>;
  /** At least one before it is submitted. */
  meanings?: InputMaybe<Array<WordMeaningInput>>;
  partOfSpeech?: InputMaybe<PartOfSpeech>;
  subject?: InputMaybe<Scalars['String']['input']>;
  /** True in Igbo by itself once every vowel and syllabic nasal is marked. */
  tonesComplete?: InputMaybe<Scalars['Boolean']['input']>;
  topics?: InputMaybe<Array<Scalars['String']['input']>>;
  variants?: InputMaybe<Array<WordVariantInput>>;
};

/** Something that has a word. */
export type WordUse = {
  __typename?: 'WordUse';
  id: Scalars['ID']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
  /** Where it stands, or what kind of thing it is. */
  place: Scalars['String']['output'];
  /** The path to open in the portal. */
  url: Scalars['String']['output'];
};

/** A word as another dialect has it. */
export type WordVariant = {
  __typename?: 'WordVariant';
  /** The dialect. */
  dialect?: Maybe<Dialect>;
  /** How that dialect spells it. */
  form: Scalars['String']['output'];
};

/** A word as another dialect has it. */
export type WordVariantInput = {
  /** The dialect: one of the word's language. */
  dialectId: Scalars['ID']['input'];
  /** How that dialect spells it. */
  form: Scalars['String']['input'];
};
