const libraries = [
  "node_modules/(react|react-dom|scheduler|react-router|react-router-dom|graphql|rxjs|optimism|@apollo|@wry)/",
];

const frames = [
  "theme/(color|tokens|ui-provider|use-media)",
  "link/",
  "value/(avatar|clock|initials|lines|status-|tone-glyph|under-dot|visually-hidden|when|zone-now)",
  "palette/offered-actions",
  "page/(action-button|lazy-with-preload|button|icon-action|more-menu|page-header|hint)",
  "shell/(account-menu|app-shell|brand-tile|breadcrumbs|search-button|side-nav|tool-|use-place)",
  "form/control-box",
  "list/(?!.*panel|choose-days|list-cards|card-grid|picture-card|ordered-list)",
  "feedback/(error-state|message-frame|offline-banner|partial-banner|refused|skeleton|splash|toast-queue|toasts)",
];

const own = [
  "main",
  "app/(?!notices|palette/(?!palette-tool|keys\\.)|placeholder|unreachable|shell/(account-(?:entries|panel)|all-pages|settings-form|view-as|viewing-banner))",
  "features/.*(routes|-tool\\.public|use-notifications\\.public)",
  "shared/(browser|prefetch|errors|list|page/(?!public)|permission|session|text/(?:format|option-labels))",
  "shared/bulk/plain-bulk",
  "shared/views/(counted-panel|period-filter|views-slot)",
  "shared/records/(list-screen|record-dialogs|record-events|record-list-page|use-record-actions|use-way-back)",
  "shared/undo/way-back",
  // What many lists show and filter by.
  "features/staff/staff-link",
  "shared/links/(record-paths|lesson-link)",
  "features/imports/import-(?:start|paths?)",
  "features/(regions|tutors)/.*choices",
  "features/customers/(?:owner-choices|use-customer-choices|customer-choices)",
];

const rules = [
  "machine",
  "regions/region-address",
  "curriculum/shape\\.",
  "/src/subjects\\.",
  "(account/staff|content/content|curriculum/curriculum|customer-pods/pod|people/people|tasks/task|tutors/tutor)-enums",
  "views/words",
];

/** Icons of panels, dialogs and pages that no list is. */
const laterIcons =
  "/(?:braces|eye-off|globe|graduation-cap|image|keyboard|layers|log-out|monitor|pin|redo-2|trash-2|undo-2|volume-2)\\.";

/**
 * What the first list needs, in one file: many small ones compress worse and wait for each other. Panels, menus and
 * dialogs stay in files of their own, loaded when they are opened.
 */
export const firstView = {
  name: "base",
  test: new RegExp(
    [
      "rolldown/runtime",
      ...libraries,
      // All icons: a few hundred bytes each, they would be as many files.
      // What only one kind of screen draws comes with it.
      `node_modules/lucide-react/(?!.*(?:grip-vertical|${laterIcons}))`,
      ...rules.map((path) => `packages/domain/src/${path}`),
      ...frames.map((path) => `packages/ui/src/${path}`),
      ...own.map((path) => `apps/web/src/${path}`),
    ].join("|"),
  ),
};

/**
 * MUI, for whatever opens over the page: one file for all of dialogs, menus, popovers and drawers. What only
 * autocompletes need comes with the first of them, and charts have a file of their own.
 */
export const overlays = {
  name: "overlays",
  includeDependenciesRecursively: false,
  test: /node_modules\/(?:@mui\/(?!x-|material\/(?:Autocomplete|Chip|useAutocomplete))|@emotion|stylis|@popperjs|react-transition-group|clsx|@babel)|packages\/ui\/src\/theme\/(?!color|tokens|ui-provider|use-media)/,
};

/** What of lodash compares and merges: the editor of the demo does, and no form. */
const lodashOfQuill = [
  "_(apply|arraySome|assignMergeValue|cacheHas|createAssigner|createBaseFor|equalArrays|equalByTag|equalObjects)",
  "_(isIterateeCall|mapToArray|overRest|safeGet|SetCache|setCacheAdd|setCacheHas|setToArray|setToString|shortOut)",
  "_base(For|IsEqual|IsEqualDeep|Merge|MergeDeep|Rest|SetToString)",
  "(constant|identity|isArrayLikeObject|isEqual|merge|toPlainObject)",
].join("|");

/** Fields and the frames of forms in one file: every form needs most of it, signing in too. */
export const forms = {
  name: "forms",
  includeDependenciesRecursively: false,
  test: new RegExp(
    [
      "node_modules/(?:formik|react-fast-compare|tiny-warning|hoist-non-react-statics|deepmerge)/",
      `node_modules/lodash-es/(?!(?:${lodashOfQuill})\\.js)`,
      "packages/ui/src/form/(?!autocomplete-|calendar\\.|choice|date-text|form-dialog|option-menu)",
    ].join("|"),
  ),
};

/** The curricula's list and what their tree shares with it, in one file too. */
export const curricula = {
  name: "curricula",
  includeDependenciesRecursively: false,
  test: /apps\/web\/src\/features\/curriculum\/(?:list(?!.*dialog)|region|missing|words|curriculum-address|form\/new-curriculum|tree\/use-tree-intent)/,
};

/** The customers' list and what their page shares with it. */
export const customers = {
  name: "customers",
  includeDependenciesRecursively: false,
  test: /apps\/web\/src\/features\/(?:customers\/(?:customer-(?:actions|archiving|bulk\.ts|dialogs|export)|customer\.generated)|billing\/money-actions)|packages\/domain\/src\/(?:customers\/customer-states|billing\/(?:customer-balance|minutes-as-lessons))/,
};

/** The list of requests, where staff begin their day, and what their page shares with it. */
export const requests = {
  name: "requests",
  includeDependenciesRecursively: false,
  test: /apps\/web\/src\/features\/(?:lessons\/requests\/(?:party|preferred-times|times-words|request-(?:actions|bulk\.ts|dialogs|export)|request\.generated|use-claim)|leads\/lead\.kind)|packages\/domain\/src\/lessons\/request-states/,
};

/** What the lists of requests, of courses and of dated lessons have in common: their words, and times by two clocks. */
export const lessons = {
  name: "lessons",
  includeDependenciesRecursively: false,
  test: /apps\/web\/src\/features\/lessons\/(?:requests\/request(?:-words|\.kind)|courses\/course(?:-words|\.kind)|booked\/booked(?:-words|\.kind))|packages\/domain\/src\/(?:lessons\/(?:lesson-enums|course-enums|weekdays)|local-week|clock\.|tutors\/availability)/,
};

/** What is left of an answer's time, in the lists that have one. */
export const due = { name: "due", includeDependenciesRecursively: false, test: /packages\/ui\/src\/value\/due/ };

/** Rows, stacks and columns, which many screens have and the first lists do without. */
export const layout = { name: "layout", includeDependenciesRecursively: false, test: /packages\/ui\/src\/layout\// };

/** How records are saved, without anything drawn: every dialog about one needs nearly all of it, so it is one file. */
export const saving = {
  name: "saving",
  includeDependenciesRecursively: false,
  test: /apps\/web\/src\/shared\/(?:save\/(?:merged|unanswered|use-confirmed)|undo\/|history\/history\.gen|text\/(?:percent|record)|records\/(?:form-of|form-fields|use-record-save))/,
};

/** The icons that the first view leaves out: small as they are, one file for all. */
export const icons = {
  name: "icons",
  includeDependenciesRecursively: false,
  test: new RegExp(`node_modules/lucide-react/.*${laterIcons}`),
};
