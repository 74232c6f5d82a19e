/** A state of a component, as the workshop page shows it and the tests find it. */
export interface Example {
  name: string;
  show: () => React.ReactNode;
}
