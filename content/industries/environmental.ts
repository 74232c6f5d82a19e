import type { IndustryWords } from '../schema.ts';

export default {
  order: 11,
  name: 'Environmental',
  reviewed: '2026-11-15',
  card: {
    line: 'Remediation, testing, waste, and land with a past',
    goesWrong: 'A crew opens an old release, or a report misses one, and the general liability policy points to its pollution exclusion.',
    wePlace: 'Contractor’s pollution with professional, site pollution, storage tank, hauling and disposal-site coverage.',
  },
  meta: {
    title: 'Environmental insurance for contractors and sites',
    description:
      'Pollution, professional, storage tank and site coverage in Texas: what each form pays, which dates decide a claim, and what a clean Phase I does not do.',
  },
  hero: {
    title: 'Environmental insurance',
    subtitle: 'For crews who clean it up, labs that test it, and owners of ground with a past',
    description:
      'Most general liability policies exclude pollution, with narrow exceptions. A separate market insures releases, bad data, tanks, hauling and old sites. We help you find which form fits the work you do or the ground you own.',
  },
  picture: {
    scene: 'environmental',
    alt: 'Model of a cleanup site: an excavator and a drill rig above a pond with herons, samplers on a jetty, drums inside a yellow berm, and a field lab.',
  },
  approach: {
    note: 'Three dates decide most claims',
    statement:
      'When did the contamination begin? When did somebody know? When did the policy start? Pollution coverage turns on those three dates more than on the chemical. We put them on one sheet, with the boring logs and closure letters behind it.',
    steps: [
      {
        title: 'Jobs and addresses',
        text: 'Contractors need coverage that follows their jobs. Owners need coverage that stays with an address. A firm with a yard of its own may need both.',
      },
      {
        title: 'Hand over the whole file',
        text: 'Phase I and II reports, lab data, closure letters, waste manifests. Underwriters can price what they have read. A report they were never shown can surface at claim time as a known condition.',
      },
      {
        title: 'Retroactive dates',
        text: 'Most environmental professional policies are claims-made: the one in force when a claim arrives pays, for work since its retroactive date. Changing insurers must not move it forward.',
      },
    ],
  },
  why: {
    heading: 'Benchmark reads what came out of the ground',
    picture: {
      scene: 'risk_management',
      alt: 'Model of a terraced hillside under survey: crews with leveling staffs, a tripod instrument, a staked-out plot with dark soil, a pickup and a site office.',
    },
    reasons: [
      {
        title: 'The boring log',
        text: 'A summary with depth to groundwater, sample dates and detection limits leaves an underwriter fewer reasons for a blanket exclusion.',
        at: 'excavation',
      },
      {
        title: 'Contract insurance clauses',
        text: 'Owners ask for per-project limits, ten years of completed operations, or your name on the manifest, the waste’s shipping paper. We mark what your policy covers before you sign; the rest is your attorney’s to read.',
        at: 'plan_table',
      },
      {
        title: 'Old sites, measured first',
        text: 'We start with past uses, neighbors and tank records. With those, an underwriter may exclude one plume of solvent instead of the whole parcel.',
        at: 'theodolite',
      },
      {
        title: 'One call when the bucket hits steel',
        text: 'Stop, move people back, report, photograph. Keep the insurer’s emergency-response terms on a card in the truck, since costs spent without consent may go unpaid.',
        at: 'pickup',
      },
    ],
  },
  products: {
    lead: 'What this market pays for, from a drill crew’s work to a landfill you used years ago, and one row for what every crew needs.',
    lines: [
      {
        line: 'Contractor’s pollution liability',
        pays: 'Cleanup, injury and property damage from pollution your work causes or makes worse at a job site, including mold on many forms. It can be written on an occurrence basis, to cover harm during its term however late the claim.',
        who: 'Remediation, drilling, demolition, utility crews',
      },
      {
        line: 'Environmental professional liability',
        pays: 'Financial loss from an error in a report, a design, a sampling plan or a lab result, even where nothing was spilled. Claims-made, with defense usually inside the limit.',
        who: 'Consultants, laboratories, engineers',
      },
      {
        line: 'Combined general, pollution and professional',
        pays: 'What the three pay apart, in one policy with one insurer, so a mixed claim is less likely to be passed around. The limit is often shared; ask what one bad year would leave.',
        who: 'Small and mid-size environmental firms',
      },
      {
        line: 'Site pollution legal liability',
        pays: 'Cleanup and third-party claims from conditions at a listed property: new ones, and pre-existing ones that were unknown when the policy began. Multi-year terms are common.',
        who: 'Landowners, buyers, lenders, landfills',
      },
      {
        line: 'Storage tank liability',
        pays: 'Corrective action, the cleanup the state orders, and third-party damage when a listed tank leaks. It can also serve as the financial assurance the state asks for.',
        who: 'Fuel sellers, fleets, hospitals with generators',
      },
      {
        line: 'Transportation pollution',
        pays: 'A release of cargo during loading, hauling and unloading, which the usual truck policy covers poorly or not at all.',
        who: 'Waste haulers and drum services',
      },
      {
        line: 'Non-owned disposal site',
        pays: 'Your share of cleanup at a landfill or treatment plant you used and do not own. Some forms list the sites by name.',
        who: 'Generators and brokers of waste',
      },
      {
        line: 'Auto, workers’ compensation and umbrella',
        pays: 'Crashes by rigs and sample vans, treatment and part of lost wages for the crew, and more limit above. Ask whether the umbrella goes over pollution.',
        who: 'Firms with trucks and field staff',
      },
    ],
  },
  exposures: [
    {
      title: 'A release you cause',
      text: 'A track hoe nicks a buried line and diesel reaches a ditch. Vacuum trucks, soil disposal and a downstream neighbor’s well follow. A deadline to report may start the same hour.',
    },
    {
      title: 'A release you inherit',
      text: 'One lot may have been a cotton gin, a dry cleaner and a gas station in turn. The present owner can be asked to pay first and look for earlier owners later.',
    },
    {
      title: 'Wrong data',
      text: 'One swapped sample label can tell a buyer, a lender and a builder that a dirty corner is clean. Nothing spills, yet all three lose money and ask the lab for it.',
    },
    {
      title: 'Off-site disposal',
      text: 'A manifest with your name lasts longer than the job. If the disposal site fails in 2040, its records show who sent what.',
    },
  ],
  notCovered: {
    heading: 'Where pollution forms usually draw the line',
    items: [
      'Known conditions. Contamination in any report you held before the policy began is normally excluded, unless the insurer agreed otherwise in writing.',
      'Work before the retroactive date. Under a claims-made form a boring drilled the month before is uninsured, however late the error surfaces.',
      'Newer chemicals. Many forms now exclude PFAS, the long-lasting compounds in firefighting foam and coatings. Two of them, PFOA and PFOS, became hazardous substances under the federal Superfund law (CERCLA) in 2024.',
      'A clean Phase I is not coverage. The report may support a legal defense for a buyer; it pays nobody’s cleanup.',
      'Upgrades, such as a double-walled tank in place of the old one, even when a regulator orders them.',
      'Fines and penalties, unless the form includes them and the law allows it.',
    ],
  },
  figure: {
    kind: 'ground',
    scene: 'tank',
    heading: 'The report said nothing was there',
    lead: 'Each depth of a lot has a form of its own, and the one that paid lies at the top, with the paper.',
    shows:
      'Section through a corner lot: a drill rig whose boring meets a buried tank, the dashed outline of an old gas station, contours of leaked fuel spreading through the ground to the water table, and a neighbor’s house with a water well.',
    bands: [
      {
        name: 'Records and rig',
        policies: [
          {
            line: 'Environmental professional',
            pays: 'Money lost over an error in a report. Here a 1956 fire map, listed as reviewed, showed the station.',
          },
          { line: 'Contractor’s pollution', pays: 'Pollution that your work causes or makes worse. This boring spilled nothing.' },
        ],
      },
      {
        name: 'Fill and tank',
        policies: [{ line: 'Storage tank liability', pays: 'Cleanup and damage when a listed tank leaks. This one was on nobody’s list.' }],
      },
      {
        name: 'Soil and water table',
        policies: [
          {
            who: 'You own the lot',
            line: 'Site pollution legal liability',
            pays: 'Cleanup of new conditions, and of old ones nobody knew of when the policy began.',
          },
          {
            who: 'You drink next door',
            line: 'The same form, as a third party',
            pays: 'Claims over a neighbor’s well. What stood in a report the owner held is normally excluded.',
          },
        ],
      },
      {
        name: 'Bedrock',
        policies: [
          {
            line: 'The buyer claims $290,000',
            pays: 'A deposit of $150,000 and $140,000 of design and loan fees, lost when the lender withdrew.',
          },
          {
            line: 'The consultant keeps less limit',
            pays: 'Defense is paid inside it: {Limit left for the rest of the year} remain until the next policy year.',
          },
        ],
      },
    ],
    mark: { value: 'An unregistered tank', text: 'The boring meets it once the buyer’s deposit is non-refundable.' },
    reading: {
      row: 'Paid by the insurer',
      text: 'paid by the professional part, after a {Retention, paid by the consultant} retention. Contractor’s pollution alone would likely have paid nothing.',
    },
    copper: 'Where the boring met the tank',
    note: 'Illustrative. Model, not to scale.',
  },
  layout: {
    after: { why: ['texas'], products: ['wrong', 'loss'], serve: ['words'], faq: ['leftOut'] },
    headings: { products: 'Products and services above and below ground', words: 'Terms on a pollution form' },
  },
  loss: {
    title: 'A missed tank stops a sale',
    story:
      'A consultant writes a Phase I report for a corner lot. It finds no concern. The buyer lets a $150,000 deposit become non-refundable and spends $140,000 on design and loan fees. Then a soil boring strikes an unregistered tank. A 1956 fire map, which the report listed as reviewed, shows a gas station. The lender withdraws and the buyer claims $290,000. The consultant’s combined policy has a $1,000,000 limit, defense inside it, and a $25,000 retention, the part the firm pays first. The claim settles.',
    figures: [
      { label: 'Settlement with the buyer', amount: '$240,000' },
      { label: 'Defense costs, inside the limit', amount: '$55,000' },
      { label: 'Total cost of the claim', amount: '$295,000' },
      { label: 'Retention, paid by the consultant', amount: '−$25,000' },
      { label: 'Paid by the insurer', amount: '$270,000', total: true },
      { label: 'Limit left for the rest of the year', amount: '$730,000' },
    ],
    lesson:
      'Contractor’s pollution alone would likely have paid nothing, because no work caused a release. The professional part paid. A second pair of eyes on each listed source might have cost an hour.',
  },
  texas: {
    title: 'Tanks, reports and high water',
    lead: 'Owners and operators of underground petroleum tanks must show the Texas Commission on Environmental Quality (TCEQ) that they can pay for cleanup and for injured third parties.',
    points: [
      'If that assurance ends, the tank generally has to be empty by the 90th day unless new proof is filed; fuel deliveries depend on it too.',
      'Many spills must be reported to the state within 24 hours of discovery.',
      'An owner who cleans up under TCEQ’s Voluntary Cleanup Program can earn a certificate of completion, which generally protects later owners and lenders from liability to the state; underwriters like to see one.',
      'In general, a licensed mold firm may not both assess and remediate one project.',
      'And floodwater moves contamination: a Gulf storm can float drums and overtop a berm. Ask whether your form covers what drifts off your site, and what arrives from next door.',
    ],
    sources: ['Texas Commission on Environmental Quality (TCEQ)', 'TCEQ Voluntary Cleanup Program'],
  },
  words: ['phase-i-and-phase-ii', 'known-conditions', 'retroactive-date', 'new-versus-pre-existing', 'reopener', 'natural-resource-damage'],
  serve: [
    'Remediation contractors',
    'Environmental consultants',
    'Testing laboratories',
    'Drillers and samplers',
    'Waste haulers',
    'Recyclers and landfills',
    'Fuel distributors',
    'Mold and asbestos firms',
    'Brownfield developers',
    'Owners of former plants',
  ],
  faq: { heading: 'Questions from the field', first: ['what-you-need', 'additional-insured', 'certificate', 'flood-named-storm'] },
  posts: ['reading-a-reservation-of-rights-letter', 'certificates-without-the-back-and-forth', 'what-a-good-renewal-looks-like'],
  contact: {
    heading: 'Send us the last report and the next contract',
    lead: 'Add your present pollution policy and a list of work by revenue. What comes back is one page: the retroactive date, the conditions it calls known, the chemicals it leaves out, and where the contract asks for more.',
  },
} satisfies IndustryWords;
