import * as z from "zod";
import { roles, viewAudiences, type Role, type ViewAudience } from "../enums.ts";
import { choiceField, idField, textField, versionField } from "../fields.ts";
import { messages } from "../messages.ts";
import { listQueryMax, operationMessages, operationQueryMax, operationsList } from "../playground/saved-operation.ts";

export const viewNameMax = 60;
/** Maximum views per person, shared ones included. */
export const mostOwnViews = 50;

export const viewMessages = {
  mostViews: `You have ${mostOwnViews} views. Delete one to save another.`,
  roleMissing: "Choose the role that this view is for.",
  publishOnly: "Only super-admins and directors can share views.",
  ownerOnly: "Only the person who shared this view, or a super-admin, can change it.",
  notForRole: "People in this role cannot see this view.",
};

/** The path of a list: /app/tutoring/customers. */
const listField = z.string(messages.text("List")).regex(/^(\/[\w-]{1,60}){2,6}$/, messages.choice("List"));

const roleField = z.enum(roles, messages.choice("Role")).nullable();

const fields = z.object({
  name: textField("Name", viewNameMax),
  query: z
    .string(messages.text("Query"))
    .max(operationQueryMax, operationMessages.long)
    .meta({
      description: `What the list's address says: filters, search, order and columns, with words such as \`me\` kept; up to ${listQueryMax} characters. Of ${operationsList}, the document of an operation and its variables; up to ${operationQueryMax}.`,
    }),
  audience: choiceField("Audience", viewAudiences),
  role: roleField.optional().meta({ description: "Whom it is for, where it is for a role." }),
});

const isForSomebody = ({ audience, role }: { audience?: ViewAudience | undefined; role?: Role | null | undefined }) =>
  audience !== "role" || (role !== null && role !== undefined);
const roleNamed = { path: ["role"], error: viewMessages.roleMissing };

/** Rules for a form of a view. */
export const listViewForm = fields.omit({ query: true }).refine(isForSomebody, roleNamed);

/** A list's filters, search, order and columns under a name. Source: domain.md 3. */
export const listViewInput = fields.extend({ list: listField }).refine(isForSomebody, roleNamed);
export type ListViewInput = z.infer<typeof listViewInput>;

/** An update of a view; omitted fields stay unchanged, but audience and role go together. */
export const listViewUpdateInput = fields
  .partial()
  .extend({ _id: idField("View"), version: versionField })
  .refine(isForSomebody, roleNamed);
export type ListViewUpdateInput = z.infer<typeof listViewUpdateInput>;

/** The view that a list opens with: for oneself, or for members of a role who have not chosen. */
export const defaultViewInput = z.object({
  list: listField,
  viewId: idField("View").nullable().meta({ description: "Null for the list as it is." }),
  role: roleField.meta({ description: "Null for oneself." }),
});
export type DefaultViewInput = z.infer<typeof defaultViewInput>;
