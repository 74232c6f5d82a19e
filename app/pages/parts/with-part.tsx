import { use } from 'react';
import { Outlet } from 'react-router';
import { type PagePart, PageParts } from '../../sections/parts';

/** A layout route gives its pages one part more. */
export function WithPart(own: PagePart) {
  return (
    <PageParts value={{ ...use(PageParts), ...own }}>
      <Outlet />
    </PageParts>
  );
}
