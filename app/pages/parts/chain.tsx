import { ContractChain } from '../../sections/figures/contract-chain';
import { WithPart } from './with-part';

export default function WithChain() {
  return <WithPart figures={{ chain: ContractChain }} />;
}
