import type { PartialBannerProps } from "@app/ui/feedback/partial-banner.tsx";

/** What a page says when a dead source left some of its fields empty. */
export function missingInWords(missing: ReadonlySet<string>, onRetry: () => void): PartialBannerProps | undefined {
  if (missing.has("region") || missing.has("regions")) {
    return {
      title: "Regions are unavailable right now.",
      text: "Their names are blank; everything else is up to date.",
      onRetry,
    };
  }
  if (missing.has("updatedBy")) {
    const text = "The names of people are blank; everything else is up to date.";
    return { title: "Staff names are unavailable right now.", text, onRetry };
  }
  return undefined;
}
