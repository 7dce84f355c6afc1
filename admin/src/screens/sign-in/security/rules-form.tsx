import { Button, Card, Form } from 'antd';
import { useTranslations } from 'use-intl';

import type { SecurityKey, SecurityRule } from '@policy/shared/contract/sign-in/security-policy.ts';
import { securityRule } from '@policy/shared/contract/sign-in/security-policy.ts';

import { tellAtFields } from '../../../kit/acts/tell-at-fields.ts';
import { useAsk } from '../../../kit/acts/use-ask.ts';
import { useBusy } from '../../../kit/acts/use-busy.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { RuleItem } from './rule-item.tsx';
import type { HeldRule, SecurityPage } from './security-shapes.ts';
import { useSecurityWords } from './use-security-words.ts';

const parts: readonly SecurityRule['part'][] = ['password', 'lockout', 'session'];

/** What is typed; an empty rule goes back to its default. */
type Typed = Partial<Record<SecurityKey, number | null>>;

const typedOf = ({ value, isOwn }: HeldRule) => (isOwn ? value : null);

interface RulesFormProps {
  rules: readonly HeldRule[];
  onSaved: (page: SecurityPage) => void;
}

/** The rules of passwords, lockouts and sessions, saved together: all that was changed, or none of it. */
export function RulesForm({ rules, onSaved }: RulesFormProps) {
  const t = useSecurityWords();
  const k = useTranslations('kit');
  const { http, can } = useWorkplace();
  const { sayDone } = useAsk();
  const { isBusy, run } = useBusy();
  const [form] = Form.useForm<Typed>();
  const mayEdit = can('security_edit');
  const save = async (typed: Typed) => {
    const changed = rules.filter((rule) => (typed[rule.key] ?? null) !== typedOf(rule));
    const wanted = Object.fromEntries(changed.map(({ key }) => [key, typed[key] ?? null]));
    try {
      onSaved(await http.post<SecurityPage>('blade-system/security/submit', wanted));
      sayDone();
    } catch (error) {
      tellAtFields(form, error);
    }
  };
  return (
    <Form<Typed>
      form={form}
      name="security"
      layout="vertical"
      disabled={!mayEdit}
      initialValues={Object.fromEntries(rules.map((rule) => [rule.key, typedOf(rule)]))}
      onFinish={(typed) => void run(() => save(typed))}
    >
      {parts.map((part) => (
        <Card key={part} title={t(`parts.${part}`)} className="security-part">
          <p>{t(`leads.${part}`)}</p>
          <div className="security-rules">
            {rules
              .filter(({ key }) => securityRule(key).part === part)
              .map((rule) => (
                <RuleItem key={rule.key} rule={rule} />
              ))}
          </div>
        </Card>
      ))}
      {mayEdit ? (
        <Button type="primary" htmlType="submit" loading={isBusy} className="security-save">
          {k('save')}
        </Button>
      ) : null}
    </Form>
  );
}
