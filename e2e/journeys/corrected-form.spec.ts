import { taskPath } from '../../admin/src/components/task-params.ts';
import { sealRequest } from '../../server/test/journeys/office/seal-request.ts';
import { onlyInFull } from '../support/looks.ts';
import { officers } from '../support/people.ts';
import { signedIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const process = 'blade-workflow/process';

test(
  'a form that was returned is corrected by its starter, and decided where it was returned',
  onlyInFull,
  async ({ visit }) => {
    test.slow();
    const starter = await signedIn('admin', officers.acceptor);
    const { processInstanceId } = await starter.http.post<{ processInstanceId: string }>(
      `${process}/startProcess`,
      sealRequest,
    );
    const claim = async () => {
      const { http } = await signedIn('admin', officers.lead);
      const { records } = await http.get<{ records: { taskId: string; processInstanceId: string }[] }>(
        `${process}/claimList`,
        { size: 100 },
      );
      const task = records.find((row) => row.processInstanceId === processInstanceId)!;
      await http.post(`${process}/claimTask`, { taskId: task.taskId });
      return taskPath({ taskId: task.taskId, processInstanceId });
    };
    const lead = await visit('admin', officers.lead);
    await lead.goto(await claim());
    await expect(lead.getByText(/选择“同意”后：下一环节“登记用印”/)).toBeVisible();
    await lead.getByLabel('办理意见').fill('请写明对方单位');
    await lead.getByRole('button', { name: '退回修改' }).hover();
    await expect(lead.getByText(/选择“退回修改”后：.*由发起人修改/)).toBeVisible();
    await lead.getByRole('button', { name: '退回修改' }).click();
    await expect(lead.getByText('办理成功')).toBeVisible();

    const acceptor = await visit('admin', officers.acceptor);
    await acceptor.goto(taskPath({ taskId: '', processInstanceId }));
    const notice = acceptor.getByRole('alert').filter({ hasText: '退回修改' });
    await expect(notice).toContainText('请写明对方单位');
    await acceptor.getByLabel('用印事由').fill('与云澜科技签订协议');
    await acceptor.getByLabel('修改说明（可不填）').fill('已写明');
    await acceptor.getByRole('button', { name: '重新提交' }).click();
    await expect(acceptor.getByText('已重新提交')).toBeVisible();
    await expect(notice).toHaveCount(0);

    await lead.goto(await claim());
    await expect(
      lead.getByText('修改了“用印事由”：与区属企业签订合作框架协议 → 与云澜科技签订协议'),
    ).toBeVisible();
    await lead.getByRole('button', { name: /^同\s*意$/ }).click();
    await expect(lead.getByText('办理成功')).toBeVisible();
  },
);
