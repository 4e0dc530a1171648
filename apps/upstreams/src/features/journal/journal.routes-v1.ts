import {
  journalInput,
  journalTemplateInput,
  journalTemplateUpdateInput,
  journalUpdateInput,
} from "@app/domain/journal/journal.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import type { Route } from "../../http/route.ts";
import { createTemplate, updateTemplate } from "./journal-templates.service.ts";
import { journalList, journalTemplateList, listEntries, listTemplates, shownEntries } from "./journal.queries.ts";
import { journalEntryRecord, journalTemplateRecord } from "./journal.record.ts";
import { createEntry, setFollowedUp, updateEntry } from "./journal.service.ts";

const calls = recordRoutes({ path: "/tutors/journal", area: "tutors", answer: journalEntryRecord });
const template = { path: "/tutors/journal-templates", answer: journalTemplateRecord };
const read = recordRoutes({ ...template, area: "tutors" });
const manage = recordRoutes({ ...template, area: "tutorManagement" });

/** The journal of tutors and candidates. Source: domain.md 1.1. */
export const journalRoutes: Route[] = [
  calls.list("Entries that the caller may read, the latest first.", journalList, listEntries),
  calls.facets(journalList, shownEntries),
  calls.create("Writes an entry.", journalInput, createEntry),
  calls.updateInPath("Saves changes to an entry, for 24 hours.", journalUpdateInput, updateEntry),
  calls.event("follow-up", "Says that the follow-up is done.", (context, at) => setFollowedUp(context, at, true)),
  calls.event("reopen-follow-up", "Says that the follow-up is to be done after all.", (context, at) =>
    setFollowedUp(context, at, false),
  ),
  read.list("The texts that entries begin with, by kind.", journalTemplateList, listTemplates),
  manage.create("Adds a text for a kind.", journalTemplateInput, createTemplate),
  manage.updateInPath("Saves changes to a text.", journalTemplateUpdateInput, updateTemplate),
];
