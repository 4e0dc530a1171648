import { useGraphiQL, useGraphiQLActions } from "@graphiql/react";
import type { HandedOperation } from "@app/domain/playground/hand-over.ts";

/** A name that an operation is declared with. */
const nameIn = (query: string) => /^\s*(?:query|mutation|subscription)\s+(\w+)/m.exec(query)?.[1];

/**
 * Opens operations, each in a tab of its own unless a tab holds the same already, and shows the first of them. Undefined until the editors have loaded:
 * opening a tab saves their content to the current one, and would find them empty.
 */
export function useOpenTabs(): ((operations: readonly HandedOperation[]) => void) | undefined {
  const actions = useGraphiQLActions();
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const tabs = useGraphiQL((state) => state.tabs);
  if (queryEditor === undefined || variableEditor === undefined) return undefined;

  return (operations) => {
    const placeOf = (one: HandedOperation) =>
      tabs.findIndex(({ query, variables }) => query === one.query && (variables ?? "") === one.variables);
    const [first] = operations;
    const standing = first ? placeOf(first) : -1;
    const added = operations.filter((one) => placeOf(one) === -1);
    for (const { query, variables } of added) {
      actions.addTab();
      queryEditor.setValue(query);
      variableEditor.setValue(variables);
      // Otherwise the tab has the name of the one before it until the editor has read the document.
      const operationName = nameIn(query);
      if (operationName !== undefined) actions.setOperationName(operationName);
      actions.updateActiveTabValues({ query, variables });
    }
    if (standing !== -1) actions.changeTab(standing);
    else if (added.length > 1) actions.changeTab(tabs.length);
    // All tabs share one editor, which keeps the last scroll position.
    queryEditor.setPosition({ lineNumber: 1, column: 1 });
    queryEditor.setScrollPosition({ scrollLeft: 0, scrollTop: 0 });
    queryEditor.focus();
  };
}
