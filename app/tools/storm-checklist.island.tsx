import { Printer } from 'lucide';
import { useId, useLayoutEffect, useState } from 'react';
import { readStored, store } from '../browser/safe-storage';
import { useTalkItOver } from '../forms/talk-it-over';
import type { TalkWords } from '../forms/talk-panel';
import { interpolate } from '../lib/interpolate';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { CheckBox } from '../ui/field';
import { Icon } from '../ui/icon';
import { IslandText } from '../ui/island-text';
import { CalculatorCaption } from './calculator-frame';
import styles from './storm-checklist.module.css';

interface PlanWords {
  id: string;
  label: string;
  stages: { hours: number; title: string; steps: { id: string; text: string }[] }[];
}

interface Props {
  caption: string;
  choosePlan: string;
  overrides: { title: string; text: string };
  countNote: string;
  hours: string;
  zeroHours: string;
  done: string;
  clear: string;
  cleared: string;
  saved: string;
  notSaved: string;
  print: string;
  printed: string;
  plans: PlanWords[];
  talk: TalkWords;
  message: { title: string; open: string };
}

const storageKey = 'storm-plan';

/** Checklists of three storm plans. Saves check marks in localStorage, if available. Without scripts all three plans are shown. */
export function StormChecklist(props: Props) {
  const { caption, choosePlan, overrides, countNote, hours, zeroHours, plans } = props;
  const [chosen, setChosen] = useState('');
  const [checkedSteps, setCheckedSteps] = useState<string[]>([]);
  const [isSaved, setIsSaved] = useState(true);
  const [isCleared, setIsCleared] = useState(false);
  const id = useId();

  // `useLayoutEffect`, so that the plan is chosen before paint; otherwise all three plans would flash
  useLayoutEffect(() => {
    const [plan = '', ...steps] = readStored('localStorage', storageKey)?.split(' ') ?? [];
    setChosen(plans.some((one) => one.id === plan) ? plan : plans[0]!.id);
    setCheckedSteps(steps);
  }, [plans]);

  const save = (plan: string, steps: string[]) => {
    const text = [plan, ...steps].join(' ');
    store('localStorage', storageKey, text);
    setIsSaved(readStored('localStorage', storageKey) === text);
    setIsCleared(false);
  };
  const choose = (plan: string) => {
    setChosen(plan);
    save(plan, checkedSteps);
  };
  const check = (step: string, isOn: boolean) => {
    const steps = isOn ? [...checkedSteps, step] : checkedSteps.filter((one) => one !== step);
    setCheckedSteps(steps);
    save(chosen, steps);
  };
  const clear = () => {
    setCheckedSteps([]);
    store('localStorage', storageKey, null);
    setIsCleared(true);
  };

  const visiblePlans = plans.filter((plan) => !chosen || plan.id === chosen);
  const all = visiblePlans.flatMap(({ stages }) => stages.flatMap(({ steps }) => steps));
  const done = all.filter((step) => checkedSteps.includes(step.id)).length;
  const talk = useTalkItOver(props.talk, () => {
    const openSteps = all.filter((step) => !checkedSteps.includes(step.id)).map((step) => `- ${step.text}`);
    const title = interpolate(props.message.title, { plan: visiblePlans[0]!.label, done: String(done), all: String(all.length) });
    return openSteps.length > 0 ? [title, [props.message.open, ...openSteps].join('\n')].join('\n\n') : title;
  });
  return (
    <div className="tool-frame">
      <CalculatorCaption name={caption} printed={props.printed}>
        <span className="note" role="status">
          {interpolate(props.done, { done: String(done), all: String(all.length) })}
        </span>
      </CalculatorCaption>
      <div className={`grid gap-1 ${styles.evacuation}`}>
        <h2 className="h4">{overrides.title}</h2>
        <p className="small">
          <IslandText text={overrides.text} />
        </p>
      </div>
      <div className={`grid gap-2 needs-scripts no-print ${styles.planPicker}`} role="group" aria-labelledby={`${id}-choosePlan`}>
        <p className="small" id={`${id}-choosePlan`}>
          {choosePlan}
        </p>
        <div className="row gap-2">
          {plans.map((plan) => (
            <Chip key={plan.id} pressed={plan.id === chosen} onClick={() => choose(plan.id)}>
              {plan.label}
            </Chip>
          ))}
        </div>
      </div>
      <div className={styles.stages}>
        <p className="muted small">
          <IslandText text={countNote} />
        </p>
        {visiblePlans.map((plan) => (
          <section key={plan.id} aria-label={plan.label}>
            <h2 className={chosen ? 'visually-hidden' : 'without-scripts'}>{plan.label}</h2>
            {plan.stages.map((stage) => (
              <div key={stage.hours} className={`columns-phone ${styles.stage}`} data-arrival={stage.hours === 0 || undefined}>
                <p className={`grid ${styles.hours}`}>
                  {stage.hours}
                  <small className="muted">{stage.hours === 0 ? zeroHours : hours}</small>
                </p>
                <div className="grid gap-3">
                  <h3>{stage.title}</h3>
                  <ul className="grid gap-3">
                    {stage.steps.map((step) => (
                      <li key={step.id}>
                        <CheckBox
                          label={<IslandText text={step.text} />}
                          checked={checkedSteps.includes(step.id)}
                          onChange={({ target }) => check(step.id, target.checked)}
                        />
                      </li>
                    ))}
                  </ul>
                </div>
              </div>
            ))}
          </section>
        ))}
      </div>
      <div className="needs-scripts tool-footer">
        <p className="muted" role="status">
          {isCleared ? props.cleared : isSaved ? props.saved : props.notSaved}
        </p>
        <div className="row no-print tool-actions">
          {talk.button}
          <Button size="small" variant="outlined" onClick={() => print()}>
            <Icon drawing={Printer} className="icon" />
            {props.print}
          </Button>
          <Button size="small" variant="empty" onClick={clear}>
            {props.clear}
          </Button>
        </div>
      </div>
      {talk.panel}
    </div>
  );
}
