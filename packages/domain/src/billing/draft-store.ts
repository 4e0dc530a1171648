/** The draft in the portal, and the list of invoices. Source: admin-portal.md section 5. */

type Tree = { readonly [name: string]: unknown };

const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null && !Array.isArray(value);

function withField(tree: Tree, [name = "", ...rest]: readonly string[], value: unknown): Tree {
  if (rest.length === 0) return { ...tree, [name]: value };
  const inner = tree[name];
  return { ...tree, [name]: withField(isTree(inner) ? inner : {}, rest, value) };
}

export type DraftAction<Draft> =
  /** Sets one field; a dotted name sets a nested value. */
  | { type: "set"; name: string; value: unknown }
  /** Takes a whole invoice in the place of the draft. */
  | { type: "replace"; invoice: Draft }
  /** Goes back to the defaults. */
  | { type: "reset" };

/** Makes the reducer of a draft with these defaults. */
export const draftReducer =
  <Draft extends object>(defaults: Draft) =>
  (draft: Draft, action: DraftAction<Draft>): Draft => {
    if (action.type === "reset") return defaults;
    if (action.type === "replace") return action.invoice;
    return withField(draft as Tree, action.name.split("."), action.value) as Draft;
  };

export type InvoiceListAction<Invoice> =
  | { type: "replace"; invoices: readonly Invoice[] }
  | { type: "append"; invoices: readonly Invoice[] }
  /** Merges into the invoice with that id; one that is not in the list is left out. */
  | { type: "update"; invoice: Partial<Invoice> & { _id: string } };

export function invoiceListReducer<Invoice extends { _id: string }>(
  list: readonly Invoice[],
  action: InvoiceListAction<Invoice>,
): readonly Invoice[] {
  if (action.type === "replace") return action.invoices;
  if (action.type === "append") return [...list, ...action.invoices];
  return list.map((invoice) => (invoice._id === action.invoice._id ? { ...invoice, ...action.invoice } : invoice));
}
