"""Solids: lathe-turned, extruded, lofted, tubes and bevelled boxes."""
import math

import bmesh
import bpy
from mathutils import Vector


def add(obj):
    bpy.context.scene.collection.objects.link(obj)
    return obj


def smooth(obj, angle=40):
    """Shade smooth, but keep edges sharper than `angle` degrees."""
    for polygon in obj.data.polygons:
        polygon.use_smooth = True
    obj.data.use_auto_smooth = True
    obj.data.auto_smooth_angle = math.radians(angle)
    return obj


def solid(name, vertices, faces, material, angle=40):
    """A mesh from vertices and faces, doubles merged and normals turned outwards."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.validate()
    edit = bmesh.new()
    edit.from_mesh(mesh)
    bmesh.ops.remove_doubles(edit, verts=edit.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
    edit.to_mesh(mesh)
    edit.free()
    if material:
        mesh.materials.append(material)
    return smooth(add(bpy.data.objects.new(name, mesh)), angle)


def lathe(name, profile, material, segments=96, closed=False, at=(0, 0, 0)):
    """Turn a profile of (radius, height) about the z axis."""
    vertices, faces, count = [], [], len(profile)
    for i in range(segments):
        angle = 2 * math.pi * i / segments
        vertices += [(r * math.cos(angle), r * math.sin(angle), z) for r, z in profile]
    for i in range(segments):
        j = (i + 1) % segments
        for k in range(count if closed else count - 1):
            n = (k + 1) % count
            faces.append((i * count + k, j * count + k, j * count + n, i * count + n))
    obj = solid(name, vertices, faces, material, 35)
    obj.location = at
    return obj


def loft(name, rings, material, angle=40, caps=True):
    """Skin over closed rings of equally many points."""
    size = len(rings[0])
    vertices = [point for ring in rings for point in ring]
    faces = [(i * size + k, i * size + (k + 1) % size, (i + 1) * size + (k + 1) % size, (i + 1) * size + k)
             for i in range(len(rings) - 1) for k in range(size)]
    if caps:
        last = (len(rings) - 1) * size
        faces += [tuple(range(size)), tuple(last + k for k in range(size))]
    return solid(name, vertices, faces, material, angle)


def sheet(name, rows, material, angle=180):
    """An open surface through a grid of points."""
    size = len(rows[0])
    vertices = [point for row in rows for point in row]
    faces = [(i * size + k, i * size + k + 1, (i + 1) * size + k + 1, (i + 1) * size + k)
             for i in range(len(rows) - 1) for k in range(size - 1)]
    return solid(name, vertices, faces, material, angle)


def bevel(obj, width=0.02, segments=3, angle=30):
    modifier = obj.modifiers.new('bevel', 'BEVEL')
    modifier.width, modifier.segments = width, segments
    modifier.limit_method, modifier.angle_limit = 'ANGLE', math.radians(angle)
    return smooth(obj, 35)


def box(name, size, at, material, edge=0.02, turn=(0, 0, 0), segments=3):
    """A box with bevelled edges, centred on `at`."""
    x, y, z = (length / 2 for length in size)
    vertices = [(sx * x, sy * y, sz * z) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    obj = solid(name, vertices, faces, material)
    obj.location, obj.rotation_euler = at, turn
    return bevel(obj, edge, segments) if edge else smooth(obj, 20)


def extrude(name, outline, height, material, edge=0.01, base=0.0, segments=3):
    """Raise an outline of (x, y) by `height`."""
    edit = bmesh.new()
    face = edit.faces.new([edit.verts.new((x, y, base)) for x, y in outline])
    grown = bmesh.ops.extrude_face_region(edit, geom=[face])['geom']
    bmesh.ops.translate(edit, verts=[v for v in grown if isinstance(v, bmesh.types.BMVert)], vec=(0, 0, height))
    bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
    mesh = bpy.data.meshes.new(name)
    edit.to_mesh(mesh)
    edit.free()
    mesh.materials.append(material)
    obj = add(bpy.data.objects.new(name, mesh))
    return bevel(obj, edge, segments) if edge else smooth(obj, 30)


def tube(name, points, radius, material, cyclic=False, radii=None):
    """A round rod along points; `radii` scales it point by point."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', radius, 6
    curve.use_fill_caps = True
    line = curve.splines.new('POLY')
    line.points.add(len(points) - 1)
    for i, point in enumerate(points):
        line.points[i].co = (*point, 1)
        line.points[i].radius = radii[i] if radii else 1
    line.use_cyclic_u, line.use_smooth = cyclic, True
    obj = add(bpy.data.objects.new(name, curve))
    curve.materials.append(material)
    return obj


def floor(name, size, at, material, turn=(0, 0, 0)):
    """A flat rectangle."""
    x, y = size[0] / 2, size[1] / 2
    obj = solid(name, [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [(0, 1, 2, 3)], material)
    obj.location, obj.rotation_euler = at, turn
    return obj


def group(objects, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Move several objects as one."""
    holder = add(bpy.data.objects.new('group', None))
    for obj in objects:
        obj.parent = holder
    holder.location, holder.rotation_euler, holder.scale = Vector(at), turn, (scale, scale, scale)
    return holder
