import * as z from "zod";
import { templateChannels, templateLanguages, type TemplateChannel } from "./mail-enums.ts";
import { templateKinds, type TemplateKind } from "./template-kinds.ts";
import { choiceField, idField, optional, proseField, textField, versionField } from "../fields.ts";
import { messages } from "../messages.ts";
import { placeholderMark, placeholdersIn, placeholdersOf } from "./template-text.ts";

const either = new Intl.ListFormat("en-GB", { type: "disjunction" });

export const templateMessages = {
  unknownPlaceholder: (name: string, known: readonly string[]) =>
    `${placeholderMark(name)} cannot be filled in. Use ${either.format(known.map(placeholderMark))}.`,
  openBraces: `Write a placeholder between two braces at each side, for example ${placeholderMark("firstName")}.`,
  onlyEmails: "Only an email has a subject.",
} as const;

/** The fields that rules about a whole template need. */
interface Standing {
  kind: TemplateKind;
  channel: TemplateChannel;
  subject?: string | null | undefined;
  body: string;
}

/** The problem with a text's placeholders, given the known ones; null if there is none. */
export function placeholderProblem(text: string, known: readonly string[]): string | null {
  const asked = placeholdersIn(text);
  if (asked === null) return templateMessages.openBraces;
  const unknown = asked.find((name) => !known.includes(name));
  return unknown === undefined ? null : templateMessages.unknownPlaceholder(unknown, known);
}

const textProblem = (text: string, kind: TemplateKind) => placeholderProblem(text, placeholdersOf[kind]);

function subjectProblem({ kind, channel, subject = null }: Standing): string | null {
  if (channel === "email") return subject === null ? messages.required("Subject") : textProblem(subject, kind);
  return subject === null ? null : templateMessages.onlyEmails;
}

/** Problems of a whole template, by field; empty if valid. */
export function templateProblems(template: Standing): Partial<Record<"subject" | "body", string>> {
  const subject = subjectProblem(template);
  const body = textProblem(template.body, template.kind);
  return { ...(subject !== null && { subject }), ...(body !== null && { body }) };
}

const fields = z.object({
  name: textField("Name", 80),
  kind: choiceField("Kind", templateKinds),
  channel: choiceField("Channel", templateChannels),
  language: choiceField("Language", templateLanguages),
  subject: optional(textField("Subject", 150)),
  body: proseField("Text", 5000),
});

/** A prepared text with placeholders. Source: domain.md 1.7. */
export const templateInput = fields.check((context) => {
  for (const [field, message] of Object.entries(templateProblems(context.value))) {
    context.issues.push({ code: "custom", path: [field], message, input: context.value });
  }
});
export type TemplateInput = z.infer<typeof templateInput>;

/** An update of a template; omitted fields stay unchanged, and the whole is validated again. */
export const templateUpdateInput = fields.partial().extend({ _id: idField("Template"), version: versionField });
export type TemplateUpdateInput = z.infer<typeof templateUpdateInput>;
