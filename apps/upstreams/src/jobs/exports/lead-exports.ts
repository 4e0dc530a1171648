import { leadName } from "@app/domain/leads/lead-name.ts";
import { leadList, listLeads, type LeadRecord } from "../../features/leads/leads-list.public.ts";
import { leads } from "../../features/leads/leads.public.ts";
import { phoneCell } from "./cell.ts";
import { exportKind } from "./export-kind.ts";
import { idsOf, nameIn, regionCodes, regionFilter, staffNames, wordsOf, type Names } from "./names.ts";

interface Lead {
  lead: LeadRecord;
  regions: Names;
  owners: Names;
}

const reached = ({ stages }: LeadRecord, stage: LeadRecord["stage"]) =>
  stages.find((one) => one.stage === stage)?.reachedAt ?? null;

export const leadsExport = exportKind<Lead>({
  permission: "customers:read",
  list: leadList,
  table: leads,
  async read(context, request) {
    const { rows } = await listLeads(context, request);
    const [regionIds, ownerIds] = [rows.map(({ regionId }) => regionId), rows.map(({ ownerId }) => ownerId)];
    const names = { regions: await regionCodes(context, regionIds), owners: await staffNames(context, ownerIds) };
    return rows.map((lead) => ({ lead, ...names }));
  },
  columns: [
    { id: "name", heading: "Name", cell: ({ lead }) => leadName(lead) },
    { id: "learner", heading: "Learner", cell: ({ lead }) => wordsOf(lead.whoIsLessonFor) },
    { id: "subjects", heading: "Subject", cell: ({ lead }) => lead.subjects.join(", ") },
    { id: "source", heading: "Source", cell: ({ lead }) => wordsOf(lead.source) },
    { id: "stage", heading: "Stage", cell: ({ lead }) => wordsOf(lead.stage) },
    { id: "since", heading: "In stage since", cell: ({ lead }) => lead.stageSince },
    { id: "owner", heading: "Owner", cell: ({ lead, owners }) => nameIn(owners, lead.ownerId) },
    { id: "nextActionOn", heading: "Next action on", cell: ({ lead }) => lead.nextActionOn },
    { id: "created", heading: "Created", cell: ({ lead }) => lead.createdAt },
    { id: "nextAction", heading: "Next action", cell: ({ lead }) => lead.nextAction },
    { id: "region", heading: "Region", cell: ({ lead, regions }) => nameIn(regions, lead.regionId) },
    { id: "email", heading: "Email", cell: ({ lead }) => lead.email },
    { id: "phone", heading: "Phone", cell: ({ lead }) => phoneCell(lead.phoneNumber) },
    { id: "campaign", heading: "Campaign", cell: ({ lead }) => lead.utmCampaign },
    { id: "utmSource", heading: "Campaign source", cell: ({ lead }) => lead.utmSource },
    { id: "utmMedium", heading: "Campaign medium", cell: ({ lead }) => lead.utmMedium },
    { id: "message", heading: "Message", cell: ({ lead }) => lead.message },
    { id: "contacted", heading: "First contacted", cell: ({ lead }) => reached(lead, "contacted") },
    { id: "trialBooked", heading: "Trial booked", cell: ({ lead }) => reached(lead, "trial-booked") },
    { id: "trialCompleted", heading: "Trial completed", cell: ({ lead }) => reached(lead, "trial-completed") },
    { id: "converted", heading: "Converted", cell: ({ lead }) => reached(lead, "converted") },
    { id: "lost", heading: "Lost", cell: ({ lead }) => reached(lead, "lost") },
    { id: "lostReason", heading: "Why lost", cell: ({ lead }) => wordsOf(lead.lostReason) },
    { id: "firstName", heading: "First name", cell: ({ lead }) => lead.firstName },
    { id: "lastName", heading: "Last name", cell: ({ lead }) => lead.lastName },
    { id: "id", heading: "Lead ID", cell: ({ lead }) => lead._id },
  ],
  filters: { regionId: regionFilter, ownerId: idsOf("Owner", staffNames) },
});
