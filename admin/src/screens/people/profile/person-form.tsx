import { App, Button, Form, Input, Skeleton } from 'antd';
import useSWR, { useSWRConfig } from 'swr';
import { useTranslations } from 'use-intl';

import { user } from '@policy/shared/contract/entities/people/user.ts';

import { tellAtFields } from '../../../kit/acts/tell-at-fields.ts';
import { useBusy } from '../../../kit/acts/use-busy.ts';
import { fieldsOf } from '../../../kit/entity/fields.ts';
import { ruleOf } from '../../../kit/entity/rules.ts';
import { personKey, useWorkplace } from '../../../kit/page/session-context.tsx';
import { AvatarInput } from './avatar-input.tsx';
import { ContactLine } from './contact-line.tsx';
import './profile.css';

const shown = ['realName', 'name'] as const;
const reached = ['phone', 'email'] as const;
type Person = Partial<Record<(typeof shown)[number] | (typeof reached)[number] | 'avatar', string | null>>;

/** Picture, names, phone and address of the person at work. */
export function PersonForm() {
  const t = useTranslations('people.profile');
  const k = useTranslations('kit');
  const { http, locale } = useWorkplace();
  const { message } = App.useApp();
  const { isBusy, run } = useBusy();
  const { mutate: readAnew } = useSWRConfig();
  const [form] = Form.useForm<Person>();
  const { data, mutate } = useSWR<Person, Error>(['profile'], () => http.get<Person>('blade-user/info'));
  if (!data) return <Skeleton active />;
  const fields = new Map(fieldsOf(user, locale).map((field) => [field.name, field]));
  const save = async (values: Person) => {
    try {
      const said = { ...values, avatar: values.avatar ?? '' };
      await http.post('blade-user/update-info', said);
    } catch (error) {
      tellAtFields(form, error);
      return;
    }
    void message.success(k('updated'));
    void mutate();
    // The top bar names him and shows his picture too.
    void readAnew(personKey);
  };
  return (
    <Form<Person>
      form={form}
      name="profile"
      layout="vertical"
      className="profile-form"
      initialValues={data}
      validateTrigger={['onBlur', 'onChange']}
      onFinish={(values) => void run(() => save(values))}
    >
      <Form.Item name="avatar" label={t('avatar')}>
        <AvatarInput />
      </Form.Item>
      {shown.map((name) => {
        const field = fields.get(name);
        if (!field) return null;
        return (
          <Form.Item key={name} name={name} label={field.label} rules={[ruleOf(field, locale)]}>
            <Input />
          </Form.Item>
        );
      })}
      {reached.map((kind) => (
        <ContactLine
          key={kind}
          kind={kind}
          label={fields.get(kind)?.label ?? kind}
          value={data[kind]}
          onChanged={() => void mutate()}
        />
      ))}
      <Button type="primary" htmlType="submit" loading={isBusy}>
        {k('save')}
      </Button>
    </Form>
  );
}
