import { EmptyState } from "@app/ui/feedback/empty-state.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { LoadingNote } from "@app/ui/feedback/skeleton.tsx";
import { SideDrawer } from "@app/ui/shell/side-drawer.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { ResourceList } from "../part/resource-list.public.tsx";
import type { TreeView } from "../tree/use-tree-view.ts";
import { LearnerResourcesDocument } from "./learners.generated.ts";

interface LearnerResourcesProps {
  view: TreeView;
  learner: { id: string; name: string };
  onClose: () => void;
}

/** All that a learner has to read, hear, watch or open, over all curricula that they follow. */
export function LearnerResources({ view, learner, onClose }: LearnerResourcesProps) {
  return (
    <SideDrawer open onClose={onClose} title={`Resources of ${learner.name}`} width={480}>
      <Inside view={view} id={learner.id} />
    </SideDrawer>
  );
}

function Inside({ view, id }: { view: TreeView; id: string }) {
  const { data, error, loading, refetch } = useQuery(LearnerResourcesDocument, {
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  const resources = data?.learner?.resources;
  if (!resources) {
    return loading ? <LoadingNote what="resources" /> : <ErrorState {...failure("resources", error, refetch)} />;
  }
  if (resources.length === 0) {
    return <EmptyState title="No resources yet." text="The parts they follow have none." />;
  }
  const names = new Map(view.parts.map((part) => [part.id, part.name]));
  return <ResourceList resources={resources.map((one) => ({ ...one, where: names.get(one.subdivisionId ?? "") }))} />;
}
