import { sql } from "drizzle-orm";
import { z } from "zod";
import type { CurriculumEvent } from "@app/domain/curriculum/curriculum-enums.ts";
import type { BulkJobKind } from "@app/domain/system/account-job-enums.ts";
import { curriculumList, fireCurriculumEvent } from "../../features/curriculum/curriculum-list.public.ts";
import { curricula, curriculaVisibleTo } from "../../features/curriculum/curriculum.public.ts";
import { regionList } from "../../features/regions/regions.queries.ts";
import { setRegionArchived } from "../../features/regions/regions.service.ts";
import { regions } from "../../features/regions/regions.table.ts";
import { appFeedbackKinds } from "./app-feedback-kinds.ts";
import { bulkKind, skipIfUnchanged, type BulkKind } from "./bulk-kind.ts";
import { contentKinds } from "./content-kinds.ts";
import { billingKinds, customerKinds, dependentKinds, podKinds } from "./customer-kinds.ts";
import { feedbackKinds } from "./feedback-kinds.ts";
import { groupKinds } from "./group-kinds.ts";
import { invoiceKinds } from "./invoice-kinds.ts";
import { leadKinds } from "./lead-kinds.ts";
import { lessonKinds } from "./lesson-kinds.ts";
import { partnerKinds } from "./partner-kinds.ts";
import { promoKinds } from "./promo-kinds.ts";
import { requestKinds } from "./request-kinds.ts";
import { sentenceKinds } from "./sentence-kinds.ts";
import { conversationKinds } from "./conversation-kinds.ts";
import { storyKinds } from "./story-kinds.ts";
import { staffKinds } from "./staff-kinds.ts";
import { tutorFeedbackKinds } from "./tutor-feedback-kinds.ts";
import { wordKinds } from "./word-kinds.ts";
import { candidateKinds, tutorKinds } from "./tutor-kinds.ts";

const nothing = z.object({});

const ofRegions = (archived: boolean) =>
  bulkKind({
    permission: "regions:act",
    list: regionList,
    table: regions,
    label: regions.code,
    url: sql`'/app/tutoring/regions?edit=' || ${regions.id}`,
    payload: nothing,
    async run(context, at) {
      const after = await setRegionArchived(context, at, archived);
      return skipIfUnchanged(context, at, after, archived ? "archived" : "active");
    },
  });

/** A region's code in web addresses; a curriculum for all regions is shown under the first. */
const family = sql`(select lower(${regions.code}) from ${regions}
  where ${regions}.${sql.identifier("id")} = ${curricula}.${sql.identifier("region_id")} or ${curricula}.${sql.identifier("region_id")} is null
  order by ${regions.code} limit 1)`;

const ofCurricula = (event: CurriculumEvent, state: string) =>
  bulkKind({
    permission: "curriculums:act",
    list: curriculumList,
    table: curricula,
    label: curricula.name,
    url: sql`'/app/tutoring/' || case ${curricula.shape} when 'language' then 'curriculums' else ${family} end || '/' || ${curricula.slug}`,
    visible: curriculaVisibleTo,
    payload: nothing,
    async run(context, at) {
      const after = await fireCurriculumEvent(context, event, at);
      return skipIfUnchanged(context, at, after, state);
    },
  });

/** All bulk actions. A new one is a row here, one in `bulkJobKinds`, and its texts. */
export const bulkKinds: Readonly<Record<BulkJobKind, BulkKind>> = {
  "regions-archive": ofRegions(true),
  "regions-restore": ofRegions(false),
  "curricula-archive": ofCurricula("archive", "archived"),
  "curricula-restore": ofCurricula("restore", "restored"),
  ...appFeedbackKinds,
  ...contentKinds,
  ...customerKinds,
  ...billingKinds,
  ...dependentKinds,
  ...podKinds,
  ...groupKinds,
  ...invoiceKinds,
  ...promoKinds,
  ...leadKinds,
  ...wordKinds,
  ...sentenceKinds,
  ...storyKinds,
  ...conversationKinds,
  ...requestKinds,
  ...lessonKinds,
  ...staffKinds,
  ...partnerKinds,
  ...tutorFeedbackKinds,
  ...feedbackKinds,
  ...candidateKinds,
  ...tutorKinds,
};
