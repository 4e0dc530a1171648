export { FormikScreen as Component } from "./formik.screen.tsx";
