import type { ProductUpdateEvent, ProductUpdateStatus } from "@app/domain/product-updates/update-enums.ts";
import { productUpdateMachine } from "@app/domain/product-updates/update-states.ts";
import { CalendarCheck, Eye, EyeOff, Send, Undo2 } from "@app/ui/icons.ts";
import type { EventTable } from "../../shared/records/record-events.ts";
import { updateKind } from "./update.kind.ts";

export const updateEvents: EventTable<ProductUpdateStatus, ProductUpdateEvent> = {
  kind: updateKind,
  machine: productUpdateMachine,
  state: "status",
  rows: {
    schedule: { label: "Schedule", icon: CalendarCheck },
    publish: { label: "Publish now", icon: Send },
    unschedule: { label: "Unschedule", icon: Undo2 },
    retire: { label: "Retire", icon: EyeOff, danger: true },
    restore: { label: "Show again", icon: Eye },
  },
};
