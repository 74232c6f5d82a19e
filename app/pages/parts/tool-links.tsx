import { ToolLink } from '../../tools/tool-link';
import { WithPart } from './with-part';

export default function WithToolLinks() {
  return <WithPart ToolLink={ToolLink} />;
}
