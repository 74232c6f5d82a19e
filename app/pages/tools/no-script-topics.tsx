interface Props {
  heading: string;
  groups: { heading: string; choices: { id: string; label: string; topics: string[]; meanings?: { topics: string[] } }[] }[];
}

/** All topics, for visitors without scripts, who cannot choose any. */
export function NoScriptTopics({ heading, groups }: Props) {
  return (
    <noscript>
      <section className="section on-page">
        <div className="wrap stack">
          <h2>{heading}</h2>
          {groups.map((group) => (
            <div key={group.heading}>
              <h3>{group.heading}</h3>
              <ul className="dashes">
                {group.choices
                  // on a Spanish page, `topics` are the English lines of the message, and `meanings` their translation
                  .flatMap(({ topics, meanings }) => meanings?.topics ?? topics)
                  .map((topic) => (
                    <li key={topic}>{topic}</li>
                  ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
    </noscript>
  );
}
