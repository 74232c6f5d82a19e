import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { findField } from '../lib/forms';
import { FormField } from './form-field';

it('an option sends the value of its label, in whatever order the labels are written', () => {
  const loanTypes = { commercial: 'Comercial', heloc: 'HELOC', refinance: 'Refinanciamiento', purchase: 'Compra' };
  const select = renderToStaticMarkup(
    <FormField field={findField('mortgage', 'loanType')!} labels={{ loanTypes }} optional="Opcional" choose="Elija" />,
  );
  expect(select).toContain('<option value="Purchase">Compra</option><option value="Refinance">Refinanciamiento</option>');
});
