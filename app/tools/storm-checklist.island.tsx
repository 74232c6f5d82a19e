import { Printer } from 'lucide';
import { useId, useLayoutEffect, useState } from 'react';
import { readStored, store } from '../browser/safe-storage';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { CheckBox } from '../ui/field';
import { Icon } from '../ui/icon';
import { CalculatorCaption } from './calculator-frame';
import frame from './calculator-frame.module.css';
import styles from './document-tool.module.css';
import { interpolate } from './interpolate';

interface PlanWords {
  id: string;
  label: string;
  stages: { hours: number; title: string; steps: { id: string; text: string }[] }[];
}

interface Props {
  caption: string;
  which: string;
  overrides: { title: string; text: string };
  counted: string;
  hours: string;
  wind: string;
  done: string;
  forget: string;
  forgotten: string;
  kept: string;
  notKept: string;
  print: string;
  printed: string;
  plans: PlanWords[];
}

const key = 'storm-plan';

/** Ticks stay on this device; where storage is blocked they are only not kept. Without scripts all three plans stand as lists. */
export function StormChecklist(props: Props) {
  const { caption, which, overrides, counted, hours, wind, plans } = props;
  const [chosen, setChosen] = useState('');
  const [ticked, setTicked] = useState<string[]>([]);
  const [isKept, setIsKept] = useState(true);
  const [isForgotten, setIsForgotten] = useState(false);
  const id = useId();

  // before the next paint, which would show all three plans
  useLayoutEffect(() => {
    const [plan = '', ...steps] = readStored('localStorage', key)?.split(' ') ?? [];
    setChosen(plans.some((one) => one.id === plan) ? plan : plans[0]!.id);
    setTicked(steps);
  }, [plans]);

  const keep = (plan: string, steps: string[]) => {
    const text = [plan, ...steps].join(' ');
    store('localStorage', key, text);
    setIsKept(readStored('localStorage', key) === text);
    setIsForgotten(false);
  };
  const choose = (plan: string) => {
    setChosen(plan);
    keep(plan, ticked);
  };
  const tick = (step: string, isOn: boolean) => {
    const steps = isOn ? [...ticked, step] : ticked.filter((one) => one !== step);
    setTicked(steps);
    keep(chosen, steps);
  };
  const forget = () => {
    setTicked([]);
    store('localStorage', key, null);
    setIsForgotten(true);
  };

  const formatValue = plans.filter((plan) => !chosen || plan.id === chosen);
  const all = formatValue.flatMap(({ stages }) => stages.flatMap(({ steps }) => steps));
  const done = all.filter((step) => ticked.includes(step.id)).length;
  return (
    <div className={frame.sheet}>
      <CalculatorCaption name={caption} printed={props.printed}>
        <span className="note" role="status">
          {interpolate(props.done, { done: String(done), all: String(all.length) })}
        </span>
      </CalculatorCaption>
      <div className={styles.overrides}>
        <h2 className="h4">{overrides.title}</h2>
        <p className="small">{overrides.text}</p>
      </div>
      <div className={`needs-scripts ${styles.which}`} role="group" aria-labelledby={`${id}-which`}>
        <p className="small" id={`${id}-which`}>
          {which}
        </p>
        <div className={styles.chips}>
          {plans.map((plan) => (
            <Chip key={plan.id} pressed={plan.id === chosen} onClick={() => choose(plan.id)}>
              {plan.label}
            </Chip>
          ))}
        </div>
      </div>
      <div className={styles.stages}>
        <p className="muted small">{counted}</p>
        {formatValue.map((plan) => (
          <section key={plan.id} aria-label={plan.label}>
            <h2 className="visually-hidden">{plan.label}</h2>
            {plan.stages.map((stage) => (
              <div key={stage.hours} className={styles.stage} data-wind={stage.hours === 0 || undefined}>
                <p className={styles.hours}>
                  {stage.hours}
                  <small>{stage.hours === 0 ? wind : hours}</small>
                </p>
                <div>
                  <h3>{stage.title}</h3>
                  <ul className={styles.steps}>
                    {stage.steps.map((step) => (
                      <li key={step.id}>
                        <CheckBox
                          label={step.text}
                          checked={ticked.includes(step.id)}
                          onChange={({ target }) => tick(step.id, target.checked)}
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
      <div className={`needs-scripts ${frame.foot}`}>
        <p className="muted" role="status">
          {isForgotten ? props.forgotten : isKept ? props.kept : props.notKept}
        </p>
        <div className={frame.actions}>
          <Button size="small" variant="outlined" onClick={() => print()}>
            <Icon drawing={Printer} className="icon" />
            {props.print}
          </Button>
          <Button size="small" variant="empty" onClick={forget}>
            {props.forget}
          </Button>
        </div>
      </div>
    </div>
  );
}
