import { createContext } from "react";
import type { PartialBannerProps } from "../feedback/partial-banner.tsx";

/** The notice for a partly loaded record, provided by the component that loads it. */
export const PagePartial = createContext<PartialBannerProps | undefined>(undefined);
