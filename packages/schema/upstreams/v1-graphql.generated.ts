export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A day: 2026-01-31. */
  Date: { input: string; output: string; }
  /** An instant in UTC, ISO 8601. */
  DateTime: { input: string; output: string; }
};

/** Whether the app may show a lesson once it is published. */
export type ActiveFlag =
  /** Active */
  | 'ACTIVE'
  /** Inactive */
  | 'INACTIVE';

export type AnswerOption = {
  _id: Scalars['ID']['output'];
  answerText: Scalars['String']['output'];
  isCorrect: Scalars['Boolean']['output'];
  useMaths: Scalars['Boolean']['output'];
};

export type AnswerOptionInput = {
  _id: Scalars['ID']['input'];
  answerText: Scalars['String']['input'];
  isCorrect: Scalars['Boolean']['input'];
  useMaths: Scalars['Boolean']['input'];
};

/** How much of a short text has to agree. */
export type AnswerStrictness =
  /** exact */
  | 'EXACT'
  /** ignore-all-marks */
  | 'IGNORE_ALL_MARKS'
  /** ignore-tone */
  | 'IGNORE_TONE';

/** Where an assignment stands. */
export type AssignmentState =
  /** assigned */
  | 'ASSIGNED'
  /** changes-requested */
  | 'CHANGES_REQUESTED'
  /** done */
  | 'DONE'
  /** in-progress */
  | 'IN_PROGRESS'
  /** submitted */
  | 'SUBMITTED'
  /** withdrawn */
  | 'WITHDRAWN';

/** One block of a session. What its kind does not use is as in a new one. */
export type Block = {
  _id: Scalars['ID']['output'];
  answerStrictness: AnswerStrictness;
  audioPlayerSRC: Scalars['String']['output'];
  blockType: BlockKind;
  description: Scalars['String']['output'];
  dropdownInstruction: Scalars['String']['output'];
  expression: Scalars['String']['output'];
  feedback: Scalars['String']['output'];
  graphLatex: Array<Scalars['String']['output']>;
  graphPoints: Array<Scalars['String']['output']>;
  graphXFrom: Scalars['String']['output'];
  graphXTo: Scalars['String']['output'];
  graphYFrom: Scalars['String']['output'];
  graphYTo: Scalars['String']['output'];
  hint: Scalars['String']['output'];
  imageAlt: Scalars['String']['output'];
  imageFile: Scalars['String']['output'];
  imageOptions: Array<ImageOption>;
  isGraphOverImage: Scalars['Boolean']['output'];
  maxSliderValue: Scalars['Float']['output'];
  minSliderValue: Scalars['Float']['output'];
  numericOnly: Scalars['Boolean']['output'];
  options: Array<AnswerOption>;
  questionText: Scalars['String']['output'];
  quotedQuestionText: Scalars['Boolean']['output'];
  rating: BlockRating;
  ratingsIcon?: Maybe<RatingsIcon>;
  refreshingGraph: Scalars['Boolean']['output'];
  shortTextCorrectOptions: Array<Scalars['String']['output']>;
  sliderCorrectValue: Scalars['Float']['output'];
  sliderSteps: Scalars['Float']['output'];
  sliderValue: Scalars['Float']['output'];
  tolerance: Scalars['Float']['output'];
  useMaths: BlockMaths;
};

/** What is left out is as in a new block. Ids are the caller's to give, and never change. */
export type BlockInput = {
  _id: Scalars['ID']['input'];
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

/** A kind of block. */
export type BlockKind =
  /** dropdown */
  | 'DROPDOWN'
  /** expression */
  | 'EXPRESSION'
  /** graph */
  | 'GRAPH'
  /** image-choice */
  | 'IMAGE_CHOICE'
  /** information */
  | 'INFORMATION'
  /** multi-choice */
  | 'MULTI_CHOICE'
  /** numeric */
  | 'NUMERIC'
  /** rating */
  | 'RATING'
  /** short-text */
  | 'SHORT_TEXT'
  /** single-choice */
  | 'SINGLE_CHOICE'
  /** slider */
  | 'SLIDER';

export type BlockMaths = {
  description: Scalars['Boolean']['output'];
  feedback: Scalars['Boolean']['output'];
  hint: Scalars['Boolean']['output'];
  questionText: Scalars['Boolean']['output'];
};

export type BlockMathsInput = {
  description: Scalars['Boolean']['input'];
  feedback: Scalars['Boolean']['input'];
  hint: Scalars['Boolean']['input'];
  questionText: Scalars['Boolean']['input'];
};

export type BlockRating = {
  correctRating: Scalars['Int']['output'];
  numberOfStars: Scalars['Int']['output'];
  rating: Scalars['Int']['output'];
};

export type BlockRatingInput = {
  correctRating: Scalars['Int']['input'];
  numberOfStars: Scalars['Int']['input'];
  rating: Scalars['Int']['input'];
};

/** Somebody who writes lessons; the id is the account's. */
export type ContentCreator = {
  _id: Scalars['ID']['output'];
  /** When it was archived; null while it is in use. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The share of reviews of what they wrote that end in asking for changes, from 0 to 1. */
  changesRequestedRate?: Maybe<Scalars['Float']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Lessons of theirs that are being reviewed. */
  inReviewCount: Scalars['Int']['output'];
  languages: Array<Scalars['String']['output']>;
  /** In how many days half of their lessons were published after they were given them. */
  medianDays?: Maybe<Scalars['Float']['output']>;
  /** Lessons of theirs that are not published. */
  openCount: Scalars['Int']['output'];
  /** Lessons of theirs that should be ready by now. */
  overdueCount: Scalars['Int']['output'];
  /** Lessons of theirs published since the first of the month. */
  publishedThisMonth: Scalars['Int']['output'];
  specialities: Array<Scalars['String']['output']>;
  status: CreatorStatus;
  updatedAt: Scalars['DateTime']['output'];
  /** Starts at 1 and goes up by one with each save. */
  version: Scalars['Int']['output'];
  /** Lessons a week. */
  weeklyTarget?: Maybe<Scalars['Int']['output']>;
};

/** What is left out of a change keeps its value; null clears. */
export type ContentCreatorInput = {
  languages?: InputMaybe<Array<Scalars['String']['input']>>;
  specialities?: InputMaybe<Array<Scalars['String']['input']>>;
  status?: InputMaybe<CreatorStatus>;
  weeklyTarget?: InputMaybe<Scalars['Int']['input']>;
};

export type ContentCreatorPage = {
  items: Array<ContentCreator>;
  pageInfo: PageInfo;
};

export type ContentCreatorPayload = {
  creator?: Maybe<ContentCreator>;
};

/** How far the lessons of all exams are, and how their reviews end. */
export type ContentStats = {
  /** The share of reviews that end in asking for changes. */
  changesRequestedRate?: Maybe<Scalars['Float']['output']>;
  overdueCount: Scalars['Int']['output'];
  publishedThisMonth: Scalars['Int']['output'];
  /** All four, in order. */
  statuses: Array<StatusFigures>;
};

/** Where a lesson stands. */
export type ContentStatus =
  /** Draft */
  | 'DRAFT'
  /** No Content */
  | 'NO_CONTENT'
  /** Published */
  | 'PUBLISHED'
  /** Review */
  | 'REVIEW';

/** Whether somebody is given lessons to write. */
export type CreatorStatus =
  /** active */
  | 'ACTIVE'
  /** paused */
  | 'PAUSED';

/** An exam of the learning content, made of subjects. */
export type Exam = {
  _id: Scalars['ID']['output'];
  active: Scalars['Boolean']['output'];
  /** When it was archived; null while it is in use. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the picture shows. */
  coverAlt?: Maybe<Scalars['String']['output']>;
  /** The file that is its picture. */
  coverImage?: Maybe<Scalars['ID']['output']>;
  createdAt: Scalars['DateTime']['output'];
  description?: Maybe<Scalars['String']['output']>;
  examSlug: Scalars['String']['output'];
  /** How many lessons it holds. */
  lessonCount: Scalars['Int']['output'];
  /** How many lessons it holds of each status; all four, in order. */
  lessonCounts: Array<LessonCount>;
  regionId?: Maybe<Scalars['ID']['output']>;
  /** How many subjects it holds. */
  subjectCount: Scalars['Int']['output'];
  /** Its subjects, in order. */
  subjects: ExamSubjectPage;
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** Starts at 1 and goes up by one with each save. */
  version: Scalars['Int']['output'];
};


/** An exam of the learning content, made of subjects. */
export type ExamSubjectsArgs = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
};

/** What is left out of a change keeps its value; null clears. */
export type ExamInput = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
  coverAlt?: InputMaybe<Scalars['String']['input']>;
  coverImage?: InputMaybe<Scalars['ID']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  examSlug?: InputMaybe<Scalars['String']['input']>;
  regionId?: InputMaybe<Scalars['ID']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};

/** A lesson in the learning content. */
export type ExamLesson = {
  _id: Scalars['ID']['output'];
  activeFlag: ActiveFlag;
  /** When it was archived; null while it is in use. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who writes it. */
  assigneeId?: Maybe<Scalars['ID']['output']>;
  /** Its newest assignment that was not withdrawn; null where nobody has it. */
  assignment?: Maybe<LessonAssignment>;
  contentStatus: ContentStatus;
  createdAt: Scalars['DateTime']['output'];
  /** The day by which it is to be ready. */
  dueOn?: Maybe<Scalars['Date']['output']>;
  estimatedMinutes?: Maybe<Scalars['Int']['output']>;
  /** Its position in the section, starting at 0. */
  order: Scalars['Int']['output'];
  /** How many things keep its newest session from being submitted; null where nothing is written. */
  problemCount?: Maybe<Scalars['Int']['output']>;
  /** The first five of them. */
  problems: Array<SessionCheck>;
  /** The number of the version that the app has; null for none. */
  publishedVersion?: Maybe<Scalars['Int']['output']>;
  /** Who looks it through. */
  reviewerId?: Maybe<Scalars['ID']['output']>;
  section?: Maybe<ExamSection>;
  /** When it got this status. */
  statusSince: Scalars['DateTime']['output'];
  summary?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** Starts at 1 and goes up by one with each save. */
  version: Scalars['Int']['output'];
  /** The number of its newest version; null where nothing is written. */
  workingVersion?: Maybe<Scalars['Int']['output']>;
  /** Who else has its session open to write in it now. */
  writerIds: Array<Scalars['ID']['output']>;
};

/** What is left out of a change keeps its value; null clears. */
export type ExamLessonInput = {
  activeFlag?: InputMaybe<ActiveFlag>;
  estimatedMinutes?: InputMaybe<Scalars['Int']['input']>;
  summary?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type ExamLessonPage = {
  items: Array<ExamLesson>;
  pageInfo: PageInfo;
};

export type ExamLessonPayload = {
  lesson?: Maybe<ExamLesson>;
};

export type ExamPage = {
  items: Array<Exam>;
  pageInfo: PageInfo;
};

/** A subject, a topic or a section of an exam. */
export type ExamPart = {
  _id: Scalars['ID']['output'];
  active: Scalars['Boolean']['output'];
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  description?: Maybe<Scalars['String']['output']>;
  level: ExamPartLevel;
  name: Scalars['String']['output'];
  order: Scalars['Int']['output'];
  parentId?: Maybe<Scalars['ID']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

/** What is left out of a change keeps its value; null clears. */
export type ExamPartInput = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};

/** A level between an exam and its lessons. */
export type ExamPartLevel =
  /** section */
  | 'SECTION'
  /** subject */
  | 'SUBJECT'
  /** topic */
  | 'TOPIC';

export type ExamPartPayload = {
  part?: Maybe<ExamPart>;
};

export type ExamPayload = {
  exam?: Maybe<Exam>;
};

/** A section of a topic, made up of lessons. */
export type ExamSection = {
  _id: Scalars['ID']['output'];
  active: Scalars['Boolean']['output'];
  /** When it was archived; null while it is in use. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  description?: Maybe<Scalars['String']['output']>;
  /** How many lessons it holds. */
  lessonCount: Scalars['Int']['output'];
  /** How many lessons it holds of each status; all four, in order. */
  lessonCounts: Array<LessonCount>;
  /** Its lessons, in order. */
  lessons: ExamLessonPage;
  name: Scalars['String']['output'];
  /** Its position among its siblings, starting at 0. */
  order: Scalars['Int']['output'];
  topic?: Maybe<ExamTopic>;
  updatedAt: Scalars['DateTime']['output'];
  /** Starts at 1 and goes up by one with each save. */
  version: Scalars['Int']['output'];
};


/** A section of a topic, made up of lessons. */
export type ExamSectionLessonsArgs = {
  activeFlag?: InputMaybe<ActiveFlag>;
  after?: InputMaybe<Scalars['String']['input']>;
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  assigneeId?: InputMaybe<Array<Scalars['ID']['input']>>;
  contentStatus?: InputMaybe<Array<ContentStatus>>;
  examId?: InputMaybe<Array<Scalars['ID']['input']>>;
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  problems?: InputMaybe<Scalars['Boolean']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
  reviewerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  sectionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  subjectId?: InputMaybe<Array<Scalars['ID']['input']>>;
  topicId?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type ExamSectionPage = {
  items: Array<ExamSection>;
  pageInfo: PageInfo;
};

/** A subject in an exam, made up of topics. */
export type ExamSubject = {
  _id: Scalars['ID']['output'];
  active: Scalars['Boolean']['output'];
  /** When it was archived; null while it is in use. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  description?: Maybe<Scalars['String']['output']>;
  exam?: Maybe<Exam>;
  icon?: Maybe<Scalars['String']['output']>;
  /** How many lessons it holds. */
  lessonCount: Scalars['Int']['output'];
  /** How many lessons it holds of each status; all four, in order. */
  lessonCounts: Array<LessonCount>;
  name: Scalars['String']['output'];
  /** Its position among its siblings, starting at 0. */
  order: Scalars['Int']['output'];
  /** How many topics it holds. */
  topicCount: Scalars['Int']['output'];
  /** Its topics, in order. */
  topics: ExamTopicPage;
  updatedAt: Scalars['DateTime']['output'];
  /** Starts at 1 and goes up by one with each save. */
  version: Scalars['Int']['output'];
};


/** A subject in an exam, made up of topics. */
export type ExamSubjectTopicsArgs = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
};

export type ExamSubjectPage = {
  items: Array<ExamSubject>;
  pageInfo: PageInfo;
};

/** A topic in a subject, made up of sections. */
export type ExamTopic = {
  _id: Scalars['ID']['output'];
  active: Scalars['Boolean']['output'];
  /** When it was archived; null while it is in use. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  description?: Maybe<Scalars['String']['output']>;
  /** How many lessons it holds. */
  lessonCount: Scalars['Int']['output'];
  /** How many lessons it holds of each status; all four, in order. */
  lessonCounts: Array<LessonCount>;
  name: Scalars['String']['output'];
  /** Its position among its siblings, starting at 0. */
  order: Scalars['Int']['output'];
  /** How many sections it holds. */
  sectionCount: Scalars['Int']['output'];
  /** Its sections, in order. */
  sections: ExamSectionPage;
  subject?: Maybe<ExamSubject>;
  updatedAt: Scalars['DateTime']['output'];
  /** Starts at 1 and goes up by one with each save. */
  version: Scalars['Int']['output'];
};


/** A topic in a subject, made up of sections. */
export type ExamTopicSectionsArgs = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
};

export type ExamTopicPage = {
  items: Array<ExamTopic>;
  pageInfo: PageInfo;
};

/** What an answer is worth. */
export type GradeVerdict =
  /** nearly */
  | 'NEARLY'
  /** right */
  | 'RIGHT'
  /** ungraded */
  | 'UNGRADED'
  /** wrong */
  | 'WRONG';

export type ImageOption = {
  _id: Scalars['ID']['output'];
  imageAlt: Scalars['String']['output'];
  imageSrc: Scalars['String']['output'];
  isCorrect: Scalars['Boolean']['output'];
};

export type ImageOptionInput = {
  _id: Scalars['ID']['input'];
  imageAlt: Scalars['String']['input'];
  imageSrc: Scalars['String']['input'];
  isCorrect: Scalars['Boolean']['input'];
};

/** Who was given a lesson to write. */
export type LessonAssignment = {
  _id: Scalars['ID']['output'];
  /** When it was archived; null while it is in use. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  assignedAt: Scalars['DateTime']['output'];
  /** The id of the account that gave it to them. */
  assignedById: Scalars['ID']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** The id of their account. */
  creatorId: Scalars['ID']['output'];
  dueOn?: Maybe<Scalars['Date']['output']>;
  note?: Maybe<Scalars['String']['output']>;
  state: AssignmentState;
  updatedAt: Scalars['DateTime']['output'];
  /** Starts at 1 and goes up by one with each save. */
  version: Scalars['Int']['output'];
};

/** The number of lessons with one status. */
export type LessonCount = {
  contentStatus: ContentStatus;
  count: Scalars['Int']['output'];
};

export type Mutation = {
  /** Archives it with everything in it. */
  archiveExam: ExamPayload;
  /** Archives it with everything in it. */
  archiveLesson: ExamLessonPayload;
  /** Archives it with everything in it. */
  archivePart: ExamPartPayload;
  /** Gives a lesson to a content creator to write. */
  assignLesson: ExamLessonPayload;
  /** Copies a lesson with what its newest session says into a section, as a draft of nobody's. */
  copyLesson: ExamLessonPayload;
  /** Makes a content creator of an account. */
  createCreator: ContentCreatorPayload;
  /** Adds an exam; its slug is made from the title where none is given. */
  createExam: ExamPayload;
  /** Adds a lesson, without content, after its siblings. */
  createLesson: ExamLessonPayload;
  /** Adds a subject, a topic or a section after its siblings. */
  createPart: ExamPartPayload;
  /** Throws away what was written since the version that the app has. */
  discardSessionDraft: SessionPayload;
  /** The newest version of a session, to be written to a file. The activity log keeps who took it. */
  exportSession: SessionPayload;
  /** Moves it among its siblings, or to another parent. */
  moveLesson: ExamLessonPayload;
  /** Moves it among its siblings, or to another parent. */
  movePart: ExamPartPayload;
  /** Says that the caller reads a session that they review; from then on it cannot be withdrawn. */
  openSession: SessionPayload;
  /** Makes a session the one that the app has; never by who wrote it. */
  publishSession: SessionPayload;
  /** Removes it for good; only what holds nothing can be removed. */
  removeExam: RemovedPayload;
  /** Removes it for good; only what holds nothing can be removed. */
  removeLesson: RemovedPayload;
  /** Removes it for good; only what holds nothing can be removed. */
  removePart: RemovedPayload;
  /** Says that what a comment asked for is not done after all. */
  reopenSessionComment: SessionPayload;
  /** Sends a session back with what needs to change. */
  requestSessionChanges: SessionPayload;
  /** Says that what a comment asked for is done. */
  resolveSessionComment: SessionPayload;
  /** Restores it with everything that was archived along with it. */
  restoreExam: ExamPayload;
  /** Restores it with everything that was archived along with it. */
  restoreLesson: ExamLessonPayload;
  /** Restores it with everything that was archived along with it. */
  restorePart: ExamPartPayload;
  /** Begins the next version with what an earlier one says. */
  restoreSession: SessionPayload;
  /** Saves the session of a lesson as a draft, whatever its checks say; version 0 begins one. */
  saveSession: SessionPayload;
  /** Changes the day by which a lesson is to be ready; null for none. */
  setLessonDue: ExamLessonPayload;
  /** Hands a session in; somebody else is asked to review it. */
  submitSession: SessionPayload;
  /** Takes a session out of the app. */
  unpublishSession: SessionPayload;
  /** Saves changes to a content creator. */
  updateCreator: ContentCreatorPayload;
  /** Saves changes to an exam. An old slug leads to it for ever. */
  updateExam: ExamPayload;
  /** Saves changes to a lesson. */
  updateLesson: ExamLessonPayload;
  /** Saves changes to a subject, a topic or a section. */
  updatePart: ExamPartPayload;
  /** Takes a lesson from whom it was given to; what they wrote stays. */
  withdrawLesson: ExamLessonPayload;
  /** Takes a session back from its review. */
  withdrawSession: SessionPayload;
  /** Says that the caller has a lesson's session open to write in it, or no longer does. */
  writeSession: ExamLessonPayload;
};


export type MutationArchiveExamArgs = {
  _id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationArchiveLessonArgs = {
  _id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationArchivePartArgs = {
  _id: Scalars['ID']['input'];
  level: ExamPartLevel;
  version: Scalars['Int']['input'];
};


export type MutationAssignLessonArgs = {
  _id: Scalars['ID']['input'];
  creatorId: Scalars['ID']['input'];
  dueOn?: InputMaybe<Scalars['Date']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  reassign?: InputMaybe<Scalars['Boolean']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationCopyLessonArgs = {
  _id: Scalars['ID']['input'];
  sectionId: Scalars['ID']['input'];
};


export type MutationCreateCreatorArgs = {
  input: ContentCreatorInput;
  userId: Scalars['ID']['input'];
};


export type MutationCreateExamArgs = {
  input: ExamInput;
};


export type MutationCreateLessonArgs = {
  input: ExamLessonInput;
  sectionId: Scalars['ID']['input'];
};


export type MutationCreatePartArgs = {
  input: ExamPartInput;
  level: ExamPartLevel;
  parentId: Scalars['ID']['input'];
};


export type MutationDiscardSessionDraftArgs = {
  lessonId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationExportSessionArgs = {
  lessonId: Scalars['ID']['input'];
};


export type MutationMoveLessonArgs = {
  _id: Scalars['ID']['input'];
  order: Scalars['Int']['input'];
  parentId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationMovePartArgs = {
  _id: Scalars['ID']['input'];
  level: ExamPartLevel;
  order: Scalars['Int']['input'];
  parentId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationOpenSessionArgs = {
  lessonId: Scalars['ID']['input'];
};


export type MutationPublishSessionArgs = {
  lessonId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRemoveExamArgs = {
  _id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRemoveLessonArgs = {
  _id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRemovePartArgs = {
  _id: Scalars['ID']['input'];
  level: ExamPartLevel;
  version: Scalars['Int']['input'];
};


export type MutationReopenSessionCommentArgs = {
  commentId: Scalars['ID']['input'];
  lessonId: Scalars['ID']['input'];
};


export type MutationRequestSessionChangesArgs = {
  comments: Array<SessionCommentInput>;
  lessonId: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationResolveSessionCommentArgs = {
  commentId: Scalars['ID']['input'];
  lessonId: Scalars['ID']['input'];
};


export type MutationRestoreExamArgs = {
  _id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRestoreLessonArgs = {
  _id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationRestorePartArgs = {
  _id: Scalars['ID']['input'];
  level: ExamPartLevel;
  version: Scalars['Int']['input'];
};


export type MutationRestoreSessionArgs = {
  lessonId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  versionNumber: Scalars['Int']['input'];
};


export type MutationSaveSessionArgs = {
  blocks: Array<BlockInput>;
  lessonId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationSetLessonDueArgs = {
  _id: Scalars['ID']['input'];
  dueOn?: InputMaybe<Scalars['Date']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationSubmitSessionArgs = {
  lessonId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUnpublishSessionArgs = {
  lessonId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


export type MutationUpdateCreatorArgs = {
  _id: Scalars['ID']['input'];
  input: ContentCreatorInput;
  version: Scalars['Int']['input'];
};


export type MutationUpdateExamArgs = {
  _id: Scalars['ID']['input'];
  input: ExamInput;
  version: Scalars['Int']['input'];
};


export type MutationUpdateLessonArgs = {
  _id: Scalars['ID']['input'];
  input: ExamLessonInput;
  version: Scalars['Int']['input'];
};


export type MutationUpdatePartArgs = {
  _id: Scalars['ID']['input'];
  input: ExamPartInput;
  level: ExamPartLevel;
  version: Scalars['Int']['input'];
};


export type MutationWithdrawLessonArgs = {
  _id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationWithdrawSessionArgs = {
  lessonId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationWriteSessionArgs = {
  isHere: Scalars['Boolean']['input'];
  lessonId: Scalars['ID']['input'];
};

/** The position of a page in its list. */
export type PageInfo = {
  /** The id of the page's last row; null where it is empty. */
  endCursor?: Maybe<Scalars['ID']['output']>;
  /** From 1. */
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  /** How many rows the list has. */
  total: Scalars['Int']['output'];
};

export type Query = {
  /** What an answer to a block is worth, by the version of a lesson that the app has. */
  appGrade?: Maybe<SessionGrade>;
  contentStats: ContentStats;
  creator?: Maybe<ContentCreator>;
  /** Content creators; a content-creator sees themselves. */
  creators: ContentCreatorPage;
  /** By its id, or by a slug that it has or had. */
  exam?: Maybe<Exam>;
  /** Exams; a content-creator sees those with lessons assigned to them. */
  exams: ExamPage;
  /** What an answer to a block is worth, by a lesson's newest session. */
  grade?: Maybe<SessionGrade>;
  lesson?: Maybe<ExamLesson>;
  /** Lessons of all exams; a content-creator sees those assigned to them. */
  lessons: ExamLessonPage;
  /** A subject, a topic or a section, as it is written. */
  part?: Maybe<ExamPart>;
  /** The reviews of a lesson, or of what somebody wrote, the latest first. */
  reviews: Array<SessionReview>;
  section?: Maybe<ExamSection>;
  /** The newest session of a lesson, or one of its versions; null where nothing was written yet. */
  session?: Maybe<Session>;
  subject?: Maybe<ExamSubject>;
  topic?: Maybe<ExamTopic>;
};


export type QueryAppGradeArgs = {
  answer: SessionAnswerInput;
  blockId: Scalars['ID']['input'];
  lessonId: Scalars['ID']['input'];
};


export type QueryCreatorArgs = {
  _id: Scalars['ID']['input'];
};


export type QueryCreatorsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  language?: InputMaybe<Array<Scalars['String']['input']>>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<CreatorStatus>;
};


export type QueryExamArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  examSlug?: InputMaybe<Scalars['String']['input']>;
};


export type QueryExamsArgs = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGradeArgs = {
  answer: SessionAnswerInput;
  blockId: Scalars['ID']['input'];
  lessonId: Scalars['ID']['input'];
};


export type QueryLessonArgs = {
  _id: Scalars['ID']['input'];
};


export type QueryLessonsArgs = {
  activeFlag?: InputMaybe<ActiveFlag>;
  after?: InputMaybe<Scalars['String']['input']>;
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  assigneeId?: InputMaybe<Array<Scalars['ID']['input']>>;
  contentStatus?: InputMaybe<Array<ContentStatus>>;
  examId?: InputMaybe<Array<Scalars['ID']['input']>>;
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  problems?: InputMaybe<Scalars['Boolean']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
  reviewerId?: InputMaybe<Array<Scalars['ID']['input']>>;
  sectionId?: InputMaybe<Array<Scalars['ID']['input']>>;
  sort?: InputMaybe<Scalars['String']['input']>;
  subjectId?: InputMaybe<Array<Scalars['ID']['input']>>;
  topicId?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type QueryPartArgs = {
  _id: Scalars['ID']['input'];
  level: ExamPartLevel;
};


export type QueryReviewsArgs = {
  lessonId?: InputMaybe<Scalars['ID']['input']>;
  writerId?: InputMaybe<Scalars['ID']['input']>;
};


export type QuerySectionArgs = {
  _id: Scalars['ID']['input'];
};


export type QuerySessionArgs = {
  lessonId: Scalars['ID']['input'];
  versionNumber?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySubjectArgs = {
  _id: Scalars['ID']['input'];
};


export type QueryTopicArgs = {
  _id: Scalars['ID']['input'];
};

export type RatingsIcon = {
  dimension: Scalars['Float']['output'];
  iconPath: Scalars['String']['output'];
  label: Scalars['String']['output'];
  spacing: Scalars['Float']['output'];
  viewBox: Scalars['String']['output'];
};

export type RatingsIconInput = {
  dimension: Scalars['Float']['input'];
  iconPath: Scalars['String']['input'];
  label: Scalars['String']['input'];
  spacing: Scalars['Float']['input'];
  viewBox: Scalars['String']['input'];
};

export type RemovedPayload = {
  deletedId: Scalars['ID']['output'];
};

/** How the review of a session ended. */
export type ReviewOutcome =
  /** changes-requested */
  | 'CHANGES_REQUESTED'
  /** published */
  | 'PUBLISHED'
  /** withdrawn */
  | 'WITHDRAWN';

/** What is to be learnt in a lesson. */
export type Session = {
  _id: Scalars['ID']['output'];
  blocks: Array<Block>;
  checks: Array<SessionCheck>;
  /** What reviewers asked for in the lesson, the latest first. */
  comments: Array<SessionComment>;
  createdAt: Scalars['DateTime']['output'];
  /** Whether whoever asks wrote at this version. */
  isAuthor: Scalars['Boolean']['output'];
  lessonId: Scalars['ID']['output'];
  /** When this version was first published. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  /** Starts at 1 and goes up by one with each save. */
  version: Scalars['Int']['output'];
  /** From 1; a published one is followed by the next. */
  versionNumber: Scalars['Int']['output'];
  /** All versions of the lesson's session, the latest first. */
  versions: Array<SessionVersion>;
};

/** An answer as a learner gave it. */
export type SessionAnswerInput = {
  /** Whether decimals stand behind a comma where it was typed. */
  decimalComma?: InputMaybe<Scalars['Boolean']['input']>;
  optionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  text?: InputMaybe<Scalars['String']['input']>;
  value?: InputMaybe<Scalars['Float']['input']>;
};

/** Something that keeps a session from being submitted. */
export type SessionCheck = {
  blockId?: Maybe<Scalars['ID']['output']>;
  /** From 0; null for the session as a whole. */
  blockIndex?: Maybe<Scalars['Int']['output']>;
  field: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

/** What a reviewer asks for, at a block or of the session as a whole. */
export type SessionComment = {
  _id: Scalars['ID']['output'];
  authorId: Scalars['ID']['output'];
  /** The block, which may have been removed since; null for the whole. */
  blockId?: Maybe<Scalars['ID']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** What the block was called then. */
  quote: Scalars['String']['output'];
  resolvedAt?: Maybe<Scalars['DateTime']['output']>;
  text: Scalars['String']['output'];
  /** The version that it was made of. */
  versionNumber: Scalars['Int']['output'];
};

/** What is to change, at a block or of the session as a whole. */
export type SessionCommentInput = {
  blockId?: InputMaybe<Scalars['ID']['input']>;
  text: Scalars['String']['input'];
};

/** What an answer is worth, and where it is off; never what is right. */
export type SessionGrade = {
  /** What is said after a right answer. */
  feedback: Scalars['String']['output'];
  message?: Maybe<Scalars['String']['output']>;
  /** The characters that are off, from 0; none where the whole answer is meant. */
  places: Array<Scalars['Int']['output']>;
  verdict: GradeVerdict;
};

export type SessionPayload = {
  session?: Maybe<Session>;
};

/** One time that a session was handed in, and what came of it. */
export type SessionReview = {
  _id: Scalars['ID']['output'];
  /** When it was over; null while it is not. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  lesson?: Maybe<ExamLesson>;
  /** When its reviewer first looked at it. */
  openedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null while it is not over. */
  outcome?: Maybe<ReviewOutcome>;
  reviewerId?: Maybe<Scalars['ID']['output']>;
  submittedAt: Scalars['DateTime']['output'];
  /** The version that was reviewed. */
  versionNumber: Scalars['Int']['output'];
  /** Who had the lesson to write. */
  writerId?: Maybe<Scalars['ID']['output']>;
};

/** One version of a session, without what is in it. */
export type SessionVersion = {
  /** Whether the app has it. */
  isLive: Scalars['Boolean']['output'];
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  versionNumber: Scalars['Int']['output'];
};

/** The lessons of one status. */
export type StatusFigures = {
  contentStatus: ContentStatus;
  count: Scalars['Int']['output'];
  /** For how many days half of them have had it. */
  medianDays?: Maybe<Scalars['Float']['output']>;
};
