import { TextLink } from "@app/ui/link/link.tsx";
import { useViewer } from "../../../shared/session/session-context.ts";
import { customerPath } from "./management-paths.ts";

/** The name of a customer, which leads to their page for those who may open it. */
export const CustomerName = ({ id, name }: { id: string; name: string }) =>
  useViewer().role === "CONTENT_CREATOR" ? name : <TextLink href={customerPath(id)}>{name}</TextLink>;
