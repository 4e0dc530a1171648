import { partnerRoles, partnerUserStatuses } from "@app/domain/partners/partner-user-enums.ts";
import { labelOf, toOptions } from "../../../shared/text/option-labels.ts";

export const roleOptions = toOptions(partnerRoles);
export const statusOptions = toOptions(partnerUserStatuses);
export const roleWord = labelOf(roleOptions);

export const staffRemark = "Also has a staff account";
