import { placeName } from "@app/ui/value/when-text.ts";

/** "Lagos", and that it is not the customer's clock. */
export const zoneInWords = ({ zone, isElsewhere }: { zone: string; isElsewhere: boolean }): string =>
  isElsewhere ? `${placeName(zone)}, unlike the customer` : placeName(zone);
