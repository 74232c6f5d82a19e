import { Chain } from '../../sections/figures/chain';
import { WithPart } from './with-part';

export default function WithChain() {
  return <WithPart figures={{ chain: Chain }} />;
}
