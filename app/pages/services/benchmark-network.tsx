import { pageInfo } from '../../page.server';
import { tagsOf } from '../../page-data';

export function loader() {
  return { page: pageInfo('/services/benchmark-network', { title: 'BenchmarkNetwork stub title', description: 'BenchmarkNetwork stub description' }, 'service-benchmark-network') };
}
export const meta = tagsOf;

export default function BenchmarkNetwork() {
  return <h1>BenchmarkNetwork</h1>;
}
