declare module "*.woff2" {
  const address: string;
  export { address as default };
}
