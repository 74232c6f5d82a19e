import type { Example } from './component-example';
import { CheckBox, Select, TextArea, TextField } from './field';

const loanTypes = ['Purchase', 'Refinance'].map((value) => ({ value, label: value }));

export const examples: Example[] = [
  { name: 'Text', show: () => <TextField label="Full name" name="full-name" defaultValue="Renee Castillo" /> },
  { name: 'Email', show: () => <TextField label="Email address" name="email-address" type="email" hint="We answer to this address." /> },
  { name: 'Phone, optional', show: () => <TextField label="Phone number" name="phone-number" type="tel" optional="Optional" /> },
  { name: 'Number', show: () => <TextField label="Loan amount" name="amount" inputMode="decimal" defaultValue="1,850,000" /> },
  {
    name: 'ZIP with an error',
    show: () => <TextField label="Property ZIP" name="zip" inputMode="numeric" defaultValue="7700" error="Enter the 5-digit ZIP code." />,
  },
  {
    name: 'With a remark',
    show: () => <TextField label="Best contact" name="best" defaultValue="renee@bayoulending.example" remark="Email detected" />,
  },
  {
    name: 'Select',
    show: () => <Select label="Loan type" name="loan-type" options={loanTypes} empty="Choose" optional="Optional" />,
  },
  {
    name: 'Text area',
    show: () => <TextArea label="Notes" name="notes" placeholder="Closing date, mortgagee clause" optional="Optional" />,
  },
  {
    name: 'Check box',
    show: () => <CheckBox label="I agree to be contacted *" name="agree" hint="For this request only." defaultChecked />,
  },
  {
    name: 'Check box with an error',
    show: () => <CheckBox label="I accept the terms" name="accept" error="Check the box to accept the terms." />,
  },
];
