export const projectsPath = "/app/projects/browse";
export const overviewPath = "/app/projects/overview";
export const projectPath = (id: string) => `/app/projects/${id}`;
