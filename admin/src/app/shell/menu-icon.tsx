import {
  AppstoreOutlined,
  AuditOutlined,
  BankOutlined,
  BarChartOutlined,
  BookOutlined,
  CheckCircleOutlined,
  ClusterOutlined,
  DashboardOutlined,
  FileDoneOutlined,
  FileProtectOutlined,
  FileTextOutlined,
  HomeOutlined,
  InboxOutlined,
  NotificationOutlined,
  ProfileOutlined,
  ReadOutlined,
  ScheduleOutlined,
  SettingOutlined,
  SolutionOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';

const icons: Record<string, ComponentType> = {
  audit: AuditOutlined,
  bank: BankOutlined,
  chart: BarChartOutlined,
  book: BookOutlined,
  done: CheckCircleOutlined,
  cluster: ClusterOutlined,
  dashboard: DashboardOutlined,
  'file-done': FileDoneOutlined,
  'file-protect': FileProtectOutlined,
  'file-text': FileTextOutlined,
  home: HomeOutlined,
  inbox: InboxOutlined,
  notification: NotificationOutlined,
  profile: ProfileOutlined,
  read: ReadOutlined,
  schedule: ScheduleOutlined,
  setting: SettingOutlined,
  solution: SolutionOutlined,
  team: TeamOutlined,
};

/** The icon that a menu row's source names; an unknown name gets the plain one, never a hole. */
export function MenuIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? AppstoreOutlined;
  return <Icon />;
}
