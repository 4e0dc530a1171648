import type { PromoEvent, PromoStatus } from "@app/domain/promos/promo-enums.ts";
import { promoMachine } from "@app/domain/promos/promo-states.ts";
import { Archive, CirclePause, CirclePlay } from "@app/ui/icons.ts";
import type { EventTable } from "../../shared/records/record-events.ts";
import { bannerKind } from "./banner.kind.ts";

export const bannerEvents: EventTable<PromoStatus, PromoEvent> = {
  kind: bannerKind,
  machine: promoMachine,
  state: "status",
  rows: {
    activate: { label: "Activate", icon: CirclePlay, main: true },
    pause: { label: "Pause", icon: CirclePause },
    resume: { label: "Resume", icon: CirclePlay, main: true },
    archive: { label: "Archive", icon: Archive, danger: true },
  },
};
