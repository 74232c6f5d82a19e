/** A component state, shown on the workshop page and tested there. */
export interface Example {
  name: string;
  show: () => React.ReactNode;
}
