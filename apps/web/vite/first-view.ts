const libraries = [
  "node_modules/(react|react-dom|scheduler|react-router|react-router-dom|graphql|rxjs|optimism|@apollo|@wry)/",
];

const frames = [
  "theme/(color|tokens|ui-provider|use-media)",
  "link/",
  "value/(avatar|clock|initials|lines|status-|tone-glyph|under-dot|visually-hidden|when|zone-now)",
  "palette/offered-actions",
  "page/(action-button|ahead|button|icon-action|more-menu|page-header|hint)",
  "shell/(account-menu|app-shell|brand-tile|breadcrumbs|search-button|side-nav|tool-|use-place)",
  "form/control-box",
  "list/(?!.*panel|list-cards)",
  "feedback/(error-state|message-frame|offline-banner|partial-banner|refused|skeleton|splash|toast-queue|toasts)",
];

const own = [
  "main",
  "app/(?!notices|palette/(?!palette-tool|keys\\.)|to-come|unreachable|shell/(account-panel|settings-form|view-as|viewing-banner))",
  "features/.*(routes|-tool\\.public|use-notifications\\.public)",
  "shared/(browser|early|errors|list|page/(?!public)|permission|session|text/(?:format|option-words))",
  "shared/views/(counted-panel|period-filter|views-slot)",
  "shared/records/(record-dialogs|record-list-page|use-record-actions)",
  // What many lists show and filter by.
  "features/staff/staff-link",
  "features/tutors/tutor\\.kind",
  "features/(regions|tutors)/.*choices",
];

const rules = [
  "machine",
  "regions/region-address",
  "curriculum/shape\\.",
  "lessons/subjects\\.",
  "tutors/tutor-enums",
  "views/words",
];

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
      "node_modules/lucide-react/",
      ...rules.map((path) => `packages/domain/src/${path}`),
      ...frames.map((path) => `packages/ui/src/${path}`),
      ...own.map((path) => `apps/web/src/${path}`),
    ].join("|"),
  ),
};

/**
 * MUI, for whatever opens over the page: one file for all of dialogs, menus, popovers and drawers. What only
 * autocompletes need comes with the first of them.
 */
export const overlays = {
  name: "overlays",
  includeDependenciesRecursively: false,
  test: /node_modules\/(?:@mui\/(?!material\/(?:Autocomplete|Chip|useAutocomplete))|@emotion|stylis|@popperjs|react-transition-group|clsx|@babel)|packages\/ui\/src\/theme\/(?!color|tokens|ui-provider|use-media)/,
};

/** Fields and the frames of forms in one file: every form needs most of it, signing in too. */
export const forms = {
  name: "forms",
  includeDependenciesRecursively: false,
  test: /node_modules\/(?:formik|lodash|lodash-es|react-fast-compare|tiny-warning|hoist-non-react-statics|deepmerge)\/|packages\/ui\/src\/form\/(?!autocomplete-|calendar\.|choice|date-text|form-dialog|option-menu)/,
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
  test: /apps\/web\/src\/features\/customers\/(?:customer-(?:actions|archiving|bulk\.ts|choices|dialogs|export)|customer\.generated|use-customer-choices)/,
};

/** How records are saved, without anything drawn: every dialog about one needs nearly all of it, so it is one file. */
export const saving = {
  name: "saving",
  includeDependenciesRecursively: false,
  test: /apps\/web\/src\/shared\/(?:save\/(?:merged|unanswered|use-confirmed)|undo\/|history\/history\.gen|text\/(?:percent|record)|records\/(?:form-of|form-fields|use-record-save))/,
};
