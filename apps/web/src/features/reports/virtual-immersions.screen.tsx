import { virtualImmersions } from "@app/domain/reports/virtual-immersions.ts";
import { ReportPage } from "./frame/report-page.tsx";

/** Who came to virtual immersions. */
export const Component = () => <ReportPage report={virtualImmersions} />;
